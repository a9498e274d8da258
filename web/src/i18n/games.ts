import { words } from '.';

/** What the lobby says of games, variants and bots in German; English comes from the server. */
const t = words(
  {
    'point-galaxy': '',
    'rock-the-galaxy': '',
    'cosmic-factory': '',
    galactzy: '',
    'tiny-galaxies': '',
    cadet: '',
    pilot: '',
    navigator: '',
    captain: '',
    admiral: '',
    legend: '',
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
    'cosmic-factory':
      'Neun Plättchen, eine Minute, eine Galaxie: Zonen, Wege und Kaoskarten zählen.',
    galactzy: 'Drei Arten von Würfeln, eine Wertungskarte und eine Galaxie voller Ereignisse.',
    'tiny-galaxies': 'Würfel schicken Schiffe zu Planeten; was andere tun, kannst du mitmachen.',
    cadet: 'Neu am Tisch: sieht gute Züge meistens, und vergisst sie wieder.',
    pilot: 'Kennt die Regeln gut, schaut nur auf den nächsten Zug und vertut sich manchmal.',
    navigator: 'Denkt ein wenig voraus.',
    captain: 'Denkt voraus und irrt selten.',
    admiral: 'Denkt am längsten und irrt am seltensten.',
    legend: 'Hat aus Millionen Partien gelernt oder denkt noch gründlicher: stärker ist niemand.',
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

/** What is said of a game or a bot. */
export const about = (name: string, english: string): string => {
  const found = t(name as Key);
  return !found || found === name ? english : found;
};

export const variantName = (variant: string): string => {
  const key = `v.${variant}`;
  const found = t(key as Key);
  return found === key ? variant.replace(/-/g, ' ') : found;
};
