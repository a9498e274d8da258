import type { Lang } from '../lib/settings.svelte';
import { words } from '.';

const OTHERS: Partial<Record<Lang, Partial<Record<string, string>>>> = {
  fr: {
    'point-galaxy':
      'Prenez deux cartes, construisez des systèmes solaires : chaque soleil a ses préférences.',
    'rock-the-galaxy':
      'Des groupes extraterrestres réunissent des thèmes, enregistrent des singles et se chipent leurs fans.',
    'cosmic-factory':
      'Neuf tuiles, une minute, une galaxie : zones, chemins et cartes Kaos rapportent des points.',
    galactzy: 'Trois sortes de dés, une feuille de score et une galaxie pleine d’événements.',
    'tiny-galaxies':
      'Les dés envoient vos vaisseaux vers les planètes ; ce que font les autres, vous pouvez le suivre.',
    cadet: 'Débute à la table : voit souvent les bons coups, et les oublie.',
    pilot: 'Connaît bien les règles, ne regarde que le prochain coup et se trompe parfois.',
    navigator: 'Pense un peu à l’avance.',
    captain: 'Pense à l’avance et se trompe rarement.',
    admiral: 'Réfléchit le plus longtemps : personne n’est plus fort.',
    'v.standard': 'Standard',
    'v.basic': 'Jeu de base',
    'v.advanced': 'Avancée',
    'v.first': 'Première partie',
    'v.beginner': 'Débutants',
    'v.solo-easy': 'Solo, facile',
    'v.solo-medium': 'Solo, moyen',
    'v.solo-hard': 'Solo, difficile',
    'v.solo': 'Solo',
  },
  es: {
    'point-galaxy': 'Toma dos cartas y construye sistemas solares: cada sol premia algo distinto.',
    'rock-the-galaxy':
      'Bandas alienígenas reúnen temas, graban sencillos y se birlan los fans unas a otras.',
    'cosmic-factory':
      'Nueve losetas, un minuto, una galaxia: puntúan zonas, caminos y cartas Kaos.',
    galactzy: 'Tres clases de dados, una hoja de puntuación y una galaxia llena de sucesos.',
    'tiny-galaxies':
      'Los dados mandan tus naves a los planetas; lo que hacen los demás, puedes seguirlo.',
    cadet: 'Acaba de llegar a la mesa: suele ver las buenas jugadas, y las olvida.',
    pilot: 'Conoce bien las reglas, mira solo la próxima jugada y a veces se equivoca.',
    navigator: 'Piensa un poco por adelantado.',
    captain: 'Piensa por adelantado y rara vez falla.',
    admiral: 'Es quien más piensa: nadie juega mejor.',
    'v.standard': 'Estándar',
    'v.basic': 'Juego básico',
    'v.advanced': 'Avanzado',
    'v.first': 'Primera partida',
    'v.beginner': 'Principiantes',
    'v.solo-easy': 'En solitario, fácil',
    'v.solo-medium': 'En solitario, medio',
    'v.solo-hard': 'En solitario, difícil',
    'v.solo': 'En solitario',
  },
};

/** What the lobby says of games, variants and bots; English comes from the server. */
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
  (lang) => OTHERS[lang],
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
