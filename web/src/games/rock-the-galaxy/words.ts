import { fill, words } from '../../i18n';
import { settings } from '../../lib/settings.svelte';
import type { CardRow } from './types';

export const t = words(
  {
    hand: 'Your hand',
    handOf: 'Hand of {name}',
    handEmpty: 'No cards in hand',
    deck: 'Deck: {n} {n|card|cards}',
    discard: 'Discard pile: {n} {n|card|cards}',
    discardTitle: 'Discard pile',
    supply: 'Supply',
    supplyFans: '{n} {n|fan|fans} in the supply',
    supplySingles: '{n} {colour} {n|single|singles} in the supply',
    singles: '{n} {n|single|singles}',
    fans: '{n} {n|fan|fans}',
    cards: '{n} {n|card|cards}',
    aside: '{n} laid aside',
    lastRound: 'Last round',
    stage: 'Stage of {name}: {band}, {singles} singles, {fans} fans, {cards} cards in hand',
    noBand: 'no band yet',
    sets: 'Sets you can play',
    setsNone: 'No set in hand yet',
    set: '{n} {theme}',
    bringsSingles: '{n} {n|single|singles}',
    bringsFans: '{n} {n|fan|fans}',
    onTable: 'On the table',
    playedSet: '{name} played a set',
    played: '{name} played',
    dropped: '{name} discarded',
    composing: 'Your set of {n}',
    discardMode: 'Discard cards',
    discardStop: 'Keep them all',
    discardGo: 'Discard {n} and draw',
    discardPick: 'Choose cards to discard',
    giveGo: 'Give {n}',
    layGo: 'Discard {n}',
    pick: 'Choose {n}',
    chosen: '{n} of {of} chosen',
    end: 'End turn and draw',
    endDiscard: 'Done, draw',
    yoinkNone: 'No yoink: all from the supply',
    yoinkSome: 'Yoink {n} {n|fan|fans} from {name}',
    victim: 'Yoink a fan from {name}',
    left: 'To the left: {name}',
    right: 'To the right: {name}',
    band: 'Play as {band}',
    orange: 'orange',
    purple: 'purple',
    green: 'green',
    white: 'no colour',
    'p.bands': 'Pick the band you want to be.',
    'p.turn': 'Play action cards, then one set or discards; then you draw.',
    'p.compose': 'Choose a card for your set.',
    'p.discarding': 'Discard more cards, or stop and draw.',
    'p.act-discard': 'Your card makes you discard: choose {n}.',
    'p.direction.steal': 'Everybody steals a card: from which side?',
    'p.direction.pass': 'Everybody passes cards: to which side?',
    'p.give.pass': 'Choose {n} {n|card|cards} to pass on.',
    'p.give.discard': 'Choose {n} {n|card|cards} to discard.',
    'p.victim': 'Whose fan do you yoink?',
    'p.yoink': 'How many of these fans do you yoink?',
    'o.bands': 'picks a band.',
    'o.turn': 'plays actions, then a set or discards.',
    'o.discarding': 'is discarding.',
    'o.act-discard': 'discards for a card.',
    'o.direction': 'chooses a side.',
    'o.give': 'chooses cards to give up.',
    'o.victim': 'chooses whose fan to yoink.',
    'o.yoink': 'decides how many fans to yoink.',
    'n.bands':
      'Sets in your band’s colour record singles (2 points each). Sets in other colours bring fans (1 point each).',
    'n.hand':
      'This is your hand. Cards with the same picture make sets of 3, 4 or 5 symbols; music notes stand in for any picture of their colours.',
    'n.action': 'Cards with a bolt are actions: tap one to play it, as many as you like.',
    'n.sets': 'Here are the sets your hand can make. Tap one to play it; that ends your turn.',
    'n.discard': 'No good set? Discard what you don’t need and draw up to five again.',
    'n.supply':
      'When the last fan of the supply is taken, the round is played to its end and the game is over.',
    'c.singles': 'Singles',
    'c.fans': 'Fans',
  },
  {
    hand: 'Deine Hand',
    handOf: 'Hand von {name}',
    handEmpty: 'Keine Karten auf der Hand',
    deck: 'Stapel: {n} {n|Karte|Karten}',
    discard: 'Ablage: {n} {n|Karte|Karten}',
    discardTitle: 'Ablagestapel',
    supply: 'Vorrat',
    supplyFans: '{n} {n|Fan|Fans} im Vorrat',
    supplySingles: 'Singles im Vorrat ({colour}): {n}',
    singles: '{n} {n|Single|Singles}',
    fans: '{n} {n|Fan|Fans}',
    cards: '{n} {n|Karte|Karten}',
    aside: '{n} beiseitegelegt',
    lastRound: 'Letzte Runde',
    stage: 'Bühne von {name}: {band}, {singles} Singles, {fans} Fans, {cards} Handkarten',
    noBand: 'noch keine Band',
    sets: 'Spielbare Sets',
    setsNone: 'Noch kein Set auf der Hand',
    set: '{n} {theme}',
    bringsSingles: '{n} {n|Single|Singles}',
    bringsFans: '{n} {n|Fan|Fans}',
    onTable: 'Auf dem Tisch',
    playedSet: 'Set von {name}',
    played: 'Gespielt von {name}',
    dropped: 'Abgeworfen von {name}',
    composing: 'Dein Set aus {n}',
    discardMode: 'Karten abwerfen',
    discardStop: 'Alle behalten',
    discardGo: '{n} abwerfen und ziehen',
    discardPick: 'Wähle Karten zum Abwerfen',
    giveGo: '{n} weitergeben',
    layGo: '{n} abwerfen',
    pick: 'Wähle {n}',
    chosen: '{n} von {of} gewählt',
    end: 'Zug beenden und ziehen',
    endDiscard: 'Fertig, ziehen',
    yoinkNone: 'Nichts schnappen: alle aus dem Vorrat',
    yoinkSome: '{name} {n} {n|Fan|Fans} wegschnappen',
    victim: '{name} einen Fan wegschnappen',
    left: 'Nach links: {name}',
    right: 'Nach rechts: {name}',
    band: 'Als {band} spielen',
    orange: 'Orange',
    purple: 'Lila',
    green: 'Grün',
    white: 'ohne Farbe',
    'p.bands': 'Wähle deine Band.',
    'p.turn': 'Spiele Aktionen, dann ein Set oder wirf Karten ab; danach ziehst du.',
    'p.compose': 'Wähle eine Karte für dein Set.',
    'p.discarding': 'Wirf weitere Karten ab, oder höre auf und ziehe.',
    'p.act-discard': 'Deine Karte verlangt es: Wirf {n} ab.',
    'p.direction.steal': 'Alle stehlen eine Karte: von welcher Seite?',
    'p.direction.pass': 'Alle geben Karten weiter: nach welcher Seite?',
    'p.give.pass': 'Wähle {n} {n|Karte|Karten} zum Weitergeben.',
    'p.give.discard': 'Wähle {n} {n|Karte|Karten} zum Abwerfen.',
    'p.victim': 'Wem schnappst du einen Fan weg?',
    'p.yoink': 'Wie viele dieser Fans schnappst du weg?',
    'o.bands': 'wählt eine Band.',
    'o.turn': 'spielt Aktionen, dann ein Set oder wirft ab.',
    'o.discarding': 'wirft Karten ab.',
    'o.act-discard': 'wirft für eine Karte ab.',
    'o.direction': 'wählt eine Seite.',
    'o.give': 'wählt Karten zum Abgeben.',
    'o.victim': 'wählt, wer einen Fan verliert.',
    'o.yoink': 'entscheidet, wie viele Fans geschnappt werden.',
    'n.bands':
      'Sets in der Farbe deiner Band bringen Singles (je 2 Punkte). Sets in anderen Farben bringen Fans (je 1 Punkt).',
    'n.hand':
      'Das ist deine Hand. Gleiche Bilder bilden Sets aus 3, 4 oder 5 Symbolen; Noten ersetzen jedes Bild ihrer Farben.',
    'n.action': 'Karten mit Blitz sind Aktionen: antippen zum Ausspielen, so viele du willst.',
    'n.sets':
      'Hier sind die Sets, die deine Hand hergibt. Antippen spielt eins; damit endet dein Zug.',
    'n.discard': 'Kein gutes Set? Wirf ab, was du nicht brauchst, und ziehe wieder auf fünf.',
    'n.supply': 'Wird der letzte Fan des Vorrats genommen, endet das Spiel mit dieser Runde.',
    'c.singles': 'Singles',
    'c.fans': 'Fans',
  },
);

const THEMES_DE: Record<string, [string, string]> = {
  phone: ['Handy', 'Handys'],
  coffee: ['Kaffeebecher', 'Kaffeebecher'],
  truck: ['Pickup', 'Pickups'],
  popper: ['Konfettikanone', 'Konfettikanonen'],
  heart: ['Herz', 'Herzen'],
  rain: ['Regenwolke', 'Regenwolken'],
  hat: ['Cowboyhut', 'Cowboyhüte'],
  garden: ['Gartentor', 'Gartentore'],
  bicycle: ['Fahrrad', 'Fahrräder'],
};
const CARDS_DE: Record<string, string> = {
  'note-all': 'Regenbogennote',
  'note-op': 'Note Orange-Lila',
  'note-og': 'Note Orange-Grün',
  'note-pg': 'Note Lila-Grün',
  'big-note': 'Stadionnote',
  'back-1-op': 'Abschied Orange-Lila',
  'back-1-og': 'Abschied Orange-Grün',
  'back-1-pg': 'Abschied Lila-Grün',
  'back-2': 'Großer Abschied',
};
const ACTIONS: Record<string, [string, string]> = {
  draw: ['Draw {n}', '{n} ziehen'],
  discard: ['Discard {n}', '{n} abwerfen'],
  steal: ['All steal {n}', 'Alle stehlen {n}'],
  rivals: ['Opponents discard {n}', 'Andere werfen {n} ab'],
  yoink: ['Yoink {n} fan', '{n} Fan schnappen'],
  pass: ['All pass {n}', 'Alle geben {n} weiter'],
  'discard-all': ['Discard all', 'Alle abwerfen'],
  'draw-to': ['Draw until {n}, turn ends', 'Auf {n} ziehen, Zug endet'],
  nothing: ['Nothing happens', 'Nichts geschieht'],
};

export const actionLines = (card: CardRow): string[] =>
  (
    [
      [card.action1, card.value1],
      [card.action2, card.value2],
    ] as const
  )
    .filter(([action]) => action)
    .map(([action, n]) =>
      fill((ACTIONS[action] ?? [action, action])[settings.lang === 'de' ? 1 : 0], { n: Number(n) }),
    );

export function themeName(theme: { id: string; name: string }): string {
  return settings.lang === 'de'
    ? (THEMES_DE[theme.id]?.[1] ?? theme.name)
    : theme.name.toLowerCase();
}

export function cardName(card: CardRow): string {
  if (settings.lang === 'en') return card.name;
  if (card.kind === 'theme') {
    const [one, many] = THEMES_DE[card.theme] ?? [card.name, card.name];
    return Number(card.symbols) === 2 ? `Zwei ${many}` : one;
  }
  if (card.kind === 'note') return CARDS_DE[card.id] ?? card.name;
  return actionLines(card).join(', ');
}
