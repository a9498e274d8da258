import { words } from '.';

/** What the lobby says of the games and their variants in German; English comes from the server. */
const t = words(
  {
    'point-galaxy': '',
    'rock-the-galaxy': '',
    'cosmic-factory': '',
    galactzy: '',
    'tiny-galaxies': '',
    'v.standard': 'Standard',
    'v.basic': 'Basic',
    'v.advanced': 'Advanced',
    'v.first': 'First game',
    'v.beginner': 'Beginner',
    'v.solo-easy': 'Solo, easy',
    'v.solo-medium': 'Solo, medium',
    'v.solo-hard': 'Solo, hard',
    'v.solo': 'Solo',
  },
  {
    'point-galaxy': 'Zwei Karten nehmen, Sonnensysteme bauen: Jede Sonne belohnt etwas anderes.',
    'rock-the-galaxy':
      'Außerirdische Bands sammeln Liedthemen, nehmen Singles auf und schnappen sich gegenseitig die Fans.',
    'cosmic-factory': 'Neun Plättchen, eine Minute, eine Galaxie: Zonen, Wege und Kaoskarten zählen.',
    galactzy: 'Drei Arten von Würfeln, eine Wertungskarte und eine Galaxie voller Ereignisse.',
    'tiny-galaxies': 'Würfel schicken Schiffe zu Planeten; was andere tun, kannst du mitmachen.',
    'v.standard': 'Standard',
    'v.basic': 'Grundspiel',
    'v.advanced': 'Für Fortgeschrittene',
    'v.first': 'Erste Partie',
    'v.beginner': 'Für den Einstieg',
    'v.solo-easy': 'Allein, leicht',
    'v.solo-medium': 'Allein, mittel',
    'v.solo-hard': 'Allein, schwer',
    'v.solo': 'Allein',
  },
);

type Key = Parameters<typeof t>[0];

export const about = (slug: string, english: string): string => {
  const found = t(slug as Key);
  return !found || found === slug ? english : found;
};

export const variantName = (variant: string): string => {
  const key = `v.${variant}`;
  const found = t(key as Key);
  return found === key ? variant.replace(/-/g, ' ') : found;
};
