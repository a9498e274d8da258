import { settings } from '../../lib/settings.svelte';
import { words } from '../../i18n';
import type { LegalMove } from '../../lib/types';
import type { Card, Colour, Token } from './components';

export const t = words(
  {
    market: 'Market',
    pile: '{n|card|cards} left in this pile: {n}',
    supply: 'Rocket tokens',
    hand: 'To place',
    galaxy: '{name}’s galaxy',
    mine: 'Your galaxy',
    others: 'Other galaxies',
    enlarge: 'Enlarge {name}’s galaxy',
    back: 'Back to your galaxy',
    system: 'System {n}',
    newSystem: 'New system',
    noSun: 'no sun',
    empty: 'empty',
    take: 'Take {card}',
    takeBoth: 'Take both',
    clear: 'Clear',
    choose: 'Choose one card, or two to take them together.',
    chooseLast: 'Choose the second card.',
    place: 'Place {card}',
    placing: 'Choose a place for {card}.',
    gain: '{n} points',
    tokenNow: 'Choose a rocket token. The figure says what it brings at once.',
    noTokens: 'none yet',
    rockets: 'rocket symbols, next token at {next}',
    research: 'research symbols',
    asteroids: 'asteroids',
    ai: 'AI',
    aiNext: 'AI takes this {order}',
    first: 'first',
    second: 'second',
    columns: 'planet columns',
    planet: 'Planet',
    sun: 'Sun',
    moon: 'Moon',
    asteroid: 'Asteroid',
    wormhole: 'Wormhole',
    red: 'red',
    gold: 'gold',
    green: 'green',
    blue: 'blue',
    violet: 'violet',
    and: ' and ',
    or: ' or ',
    anyNumber: 'any number',
    withRockets: '{n|one rocket|two rockets}',
    withResearch: 'research {letter}',
    sunWords: 'Sun: {p} {p|point|points} for every {set}',
    sunSet: 'set of {set}',
    sunEach: '{set} planet',
    moonOne: 'Moon: {p} points beside a {set} planet',
    moonTwo: 'Moon: {p} points between a {a} and a {b} planet',
    top: 'on top of system {n}',
    bottom: 'at the bottom of system {n}',
    above: 'above system {n}',
    begin: 'as a new system',
    'cat.suns': 'Suns',
    'cat.planets': 'Planets',
    'cat.moons': 'Moons',
    'cat.research': 'Research',
    'cat.rockets': 'Rocket tokens',
    'cat.asteroids': 'Asteroids',
    'cat.total': 'Total',
    'prompt.draft1': 'Draft two cards: choose your first.',
    'prompt.draft2': 'Draft your second card.',
    'prompt.place': 'Place your cards: choose one, then its place.',
    'prompt.token': 'You reached another five rockets: take a token.',
    'prompt.draftOther': '{name} drafts cards.',
    'prompt.placeOther': '{name} places cards.',
    'prompt.tokenOther': '{name} chooses a rocket token.',
    'note.market':
      'Nine cards lie here. The top row shows suns, moons, asteroids and wormholes; the six below are planets. Take any two.',
    'note.hand':
      'Choose a card, then a place. The number on a place says how many points it brings at once.',
    'note.galaxy':
      'A system is a column. Its planets must run up or down without repeats; a sun on top pays for colours.',
    'note.tokens': 'Every fifth rocket in your galaxy earns one of these.',
    'token.1': '1 point for every 2 {a} planets',
    'token.2': '{p} points for every system with at least {n} planets',
    'token.3': '1 point for every rocket token you hold, this one included',
    'token.4': '1 point for every asteroid card',
    'token.5': '1 point for every wormhole card',
    'token.6': '2 points for every 3 moon cards',
    'token.7': '1 point for every 2 research symbols, repeats included',
    'token.8': '1 point for every planet numbered {n}',
    'token.9': '2 points for every set of planets in all 5 colours',
    'token.10': '1 point for every set of a {a}, a {b} and a {c} planet',
    'token.11': '1 point for every sun card, the starting sun included',
    'token.12': '4 points for every 3 equal research symbols',
    'move.draft': 'Draft {card} (row {row}, column {column})',
    'move.place': 'Place {card} {where}',
    'move.token': 'Take the token: {text}',
    achievements: 'Achievements met: {list}',
  },
  {
    market: 'Auslage',
    pile: 'Karten in diesem Stapel: {n}',
    supply: 'Raketenplättchen',
    hand: 'Zu legen',
    galaxy: 'Galaxie von {name}',
    mine: 'Deine Galaxie',
    others: 'Andere Galaxien',
    enlarge: 'Galaxie von {name} groß zeigen',
    back: 'Zurück zu deiner Galaxie',
    system: 'System {n}',
    newSystem: 'Neues System',
    noSun: 'keine Sonne',
    empty: 'leer',
    take: '{card} nehmen',
    takeBoth: 'Beide nehmen',
    clear: 'Zurück',
    choose: 'Wähle eine Karte, oder zwei, um sie zusammen zu nehmen.',
    chooseLast: 'Wähle die zweite Karte.',
    place: '{card} legen',
    placing: 'Wähle einen Platz für {card}.',
    gain: '{n} Punkte',
    tokenNow: 'Wähle ein Raketenplättchen. Die Zahl sagt, was es sofort bringt.',
    noTokens: 'noch keine',
    rockets: 'Raketensymbole, nächstes Plättchen bei {next}',
    research: 'Forschungssymbole',
    asteroids: 'Asteroiden',
    ai: 'KI',
    aiNext: 'Die KI nimmt dies {order}',
    first: 'zuerst',
    second: 'danach',
    columns: 'Planetenspalten',
    planet: 'Planet',
    sun: 'Sonne',
    moon: 'Mond',
    asteroid: 'Asteroid',
    wormhole: 'Wurmloch',
    red: 'rot',
    gold: 'gold',
    green: 'grün',
    blue: 'blau',
    violet: 'violett',
    and: ' und ',
    or: ' oder ',
    anyNumber: 'beliebige Zahl',
    withRockets: '{n|eine Rakete|zwei Raketen}',
    withResearch: 'Forschung {letter}',
    sunWords: 'Sonne: {p} {p|Punkt|Punkte} je {set}',
    sunSet: 'Satz aus {set}',
    sunEach: 'Planet in {set}',
    moonOne: 'Mond: {p} Punkte neben einem Planeten in {set}',
    moonTwo: 'Mond: {p} Punkte zwischen Planeten in {a} und {b}',
    top: 'oben in System {n}',
    bottom: 'unten in System {n}',
    above: 'über System {n}',
    begin: 'als neues System',
    'cat.suns': 'Sonnen',
    'cat.planets': 'Planeten',
    'cat.moons': 'Monde',
    'cat.research': 'Forschung',
    'cat.rockets': 'Raketenplättchen',
    'cat.asteroids': 'Asteroiden',
    'cat.total': 'Gesamt',
    'prompt.draft1': 'Nimm zwei Karten: wähle die erste.',
    'prompt.draft2': 'Nimm deine zweite Karte.',
    'prompt.place': 'Lege deine Karten: wähle eine, dann ihren Platz.',
    'prompt.token': 'Wieder fünf Raketen erreicht: nimm ein Plättchen.',
    'prompt.draftOther': '{name} nimmt Karten.',
    'prompt.placeOther': '{name} legt Karten.',
    'prompt.tokenOther': '{name} wählt ein Raketenplättchen.',
    'note.market':
      'Hier liegen neun Karten. Oben Sonnen, Monde, Asteroiden und Wurmlöcher, darunter sechs Planeten. Nimm zwei beliebige.',
    'note.hand':
      'Wähle eine Karte, dann einen Platz. Die Zahl am Platz sagt, wie viele Punkte er sofort bringt.',
    'note.galaxy':
      'Ein System ist eine Spalte. Die Planeten müssen auf- oder absteigen, ohne Wiederholung; eine Sonne darüber belohnt Farben.',
    'note.tokens': 'Jede fünfte Rakete deiner Galaxie bringt eines davon.',
    'token.1': '1 Punkt je 2 Planeten in {a}',
    'token.2': '{p} Punkte je System mit mindestens {n} Planeten',
    'token.3': '1 Punkt je Raketenplättchen, das du hast, dieses mitgezählt',
    'token.4': '1 Punkt je Asteroidenkarte',
    'token.5': '1 Punkt je Wurmlochkarte',
    'token.6': '2 Punkte je 3 Mondkarten',
    'token.7': '1 Punkt je 2 Forschungssymbole, auch gleiche',
    'token.8': '1 Punkt je Planet mit der Zahl {n}',
    'token.9': '2 Punkte je Satz von Planeten in allen 5 Farben',
    'token.10': '1 Punkt je Satz aus Planeten in {a}, {b} und {c}',
    'token.11': '1 Punkt je Sonnenkarte, auch die erste',
    'token.12': '4 Punkte je 3 gleiche Forschungssymbole',
    'move.draft': '{card} nehmen (Reihe {row}, Spalte {column})',
    'move.place': '{card} {where} legen',
    'move.token': 'Plättchen nehmen: {text}',
    achievements: 'Erreichte Erfolge: {list}',
  },
);

type Key = Parameters<typeof t>[0];

/** A letter a colour, so that colour is never alone. */
const LETTERS_EN: Record<Colour, string> = {
  red: 'R',
  gold: 'Y',
  green: 'G',
  blue: 'B',
  violet: 'V',
};

export function letterOf(colour: Colour): string {
  return LETTERS_EN[colour];
}

export function colourWords(colours: readonly Colour[], kind: 'set' | 'either' = 'set'): string {
  const names = colours.map((one) => t(one));
  return names.join(kind === 'either' ? t('or') : ' + ');
}

/** A short name, for buttons. */
export function shortWords(card: Card): string {
  if (card.kind !== 'planet') {
    const colours = card.condition
      ? ` ${colourWords(card.condition.colours, card.condition.kind)}`
      : '';
    return t(card.kind) + (colours && ` (${colours.trim()})`);
  }
  return `${card.name} ${card.number || 'X'}`;
}

/** Everything that is printed on the face, in words. */
export function cardWords(card: Card): string {
  const parts: string[] = [];
  if (card.kind === 'planet') {
    parts.push(`${card.name}: ${card.number || `X (${t('anyNumber')})`}`);
    if (card.colours.length) parts.push(card.colours.map((one) => t(one)).join(t('or')));
  } else if (card.kind === 'sun' && card.condition) {
    const { colours, kind } = card.condition;
    const names = colourWords(colours, kind);
    const set =
      colours.length > 1 && kind === 'set'
        ? t('sunSet', { set: names })
        : t('sunEach', { set: names });
    parts.push(t('sunWords', { p: card.points, set }));
  } else if (card.kind === 'moon' && card.condition) {
    const [a, b] = card.condition.colours;
    parts.push(
      b
        ? t('moonTwo', { p: card.points, a: t(a!), b: t(b) })
        : t('moonOne', { p: card.points, set: t(a!) }),
    );
  } else {
    parts.push(t(card.kind));
  }
  if (card.rockets) parts.push(t('withRockets', { n: card.rockets }));
  if (card.research) parts.push(t('withResearch', { letter: card.research }));
  return parts.join(', ');
}

export function tokenWords(token: Token): string {
  const colours = token.parameter.split('+') as Colour[];
  const named = token.kind === 1 || token.kind === 10;
  const [a, b, c] = named ? colours.map((one) => t(one)) : [];
  const text = t(`token.${token.kind}` as Key, {
    p: token.points,
    n: token.parameter,
    a: a ?? '',
    b: b ?? '',
    c: c ?? '',
  });
  return settings.lang === 'en' ? token.text || text : text;
}

/** ": 3 points", where the server says what a choice brings. */
export function gainWords({ gain }: LegalMove): string {
  return gain === null || gain === undefined ? '' : `: ${t('gain', { n: gain })}`;
}
