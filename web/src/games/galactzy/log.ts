/** The log in German (the server's own words are English), and what an entry changed. */
import { settings } from '../../lib/settings.svelte';
import type { GameEvent, LogEntry } from '../../lib/types';
import { SIDES } from './dice';
import { GALAXIES, LINES, type Box, type GameView, type PawnColour } from './types';
import { colourName, eventWords as cardWords, lineName } from './words';
import type { WordsContext } from '../types';

type Context = WordsContext<GameView, Box>;
const PAWNS: PawnColour[] = ['blue', 'red', 'violet', 'white'];

// Dice of a type come as the digits of one number: 2 2 4 is 224.
function thrown(a: Record<string, number>): string {
  return SIDES.filter((sides) => a[`d${sides}`])
    .map((sides) => `W${sides}: ${[...String(a[`d${sides}`])].join(' ')}`)
    .join(', ');
}

export function eventWords({ kind, args: a }: GameEvent, context: Context): string | null {
  if (settings.lang === 'en') return null;
  const name = (seat: number | undefined) =>
    seat === undefined ? '' : (context.names[seat] ?? '');
  const who = name(a.seat);
  const galaxy = a.galaxy === undefined ? '' : lineName(GALAXIES[a.galaxy] ?? 'pearl');
  const line = a.line === undefined ? '' : lineName(LINES[a.line] ?? 'chance');
  const row = a.card === undefined ? undefined : context.data.events[a.card];
  const card = row ? cardWords(row).name : '';
  const die = `die ${a.number} auf einem W${a.die}`;
  const points = Number(a.points);
  const lines: Record<string, () => string> = {
    'roll-off': () => `${who} wirft ${a.number} um den Startspieler.`,
    first: () => `${who} ist Startspieler.`,
    colour: () => `${who}: Figur in ${colourName(PAWNS[a.colour ?? 0] ?? 'blue')}.`,
    lucky: () => `${who}: Glückszahl ${a.number}.`,
    start: () => `${who} beginnt: ${galaxy}.`,
    era: () => `Ära ${a.era} beginnt; Startspieler: ${name(a.first)}.`,
    event: () => `Ereignis aufgedeckt: ${card}.`,
    under: () => `${card} kommt unter den Stapel: Der Code ist noch nicht bekannt.`,
    throw: () => `${who} wirft ${thrown(a)} (${a.throw}. Wurf).`,
    lift: () => `${who} nimmt ${die} auf.`,
    extra: () => `${who}: ein Äon für einen zusätzlichen Würfel.`,
    reroll: () => `${who}: ein Äon, ${die} neu geworfen: ${a.new}.`,
    modify: () => `${who}: ein Äon, ${die} auf ${a.new} gedreht.`,
    'effect-turn': () => `${who}: Galaxie-Effekt, ${die} auf ${a.new} gedreht.`,
    'effect-reroll': () => `${who}: Galaxie-Effekt auf jede ${a.number}: ${thrown(a)}.`,
    'effect-extra': () => `${who}: Galaxie-Effekt, ein zusätzlicher Würfel.`,
    'power-turn': () => `${who}: Glückskraft, ${die} auf ${a.new} gedreht.`,
    'power-roll': () => `${who}: Glückskraft, ${a.number} auf einem W${a.die}.`,
    stop: () => `${who} hört auf.`,
    cover: () => `  ${a.number} ist von einem W${a.die} abgedeckt.`,
    score: () => `${who} wertet ${line}: ${a.points}.`,
    cancel: () => `${who} streicht ${line}.`,
    arrive: () => `${who} zieht weiter: ${galaxy}.`,
    eon: () => `${who} ${Number(a.eons) > 0 ? 'bekommt' : 'verliert'} 1 Äon.`,
    'no-eon': () => `${who} bekommt kein Äon: Der Vorrat ist leer.`,
    phantom: () => `${a.number} kommt zum Phantomcode (${a.count} von 6).`,
    fight: () => `${who} trifft andere: ${galaxy}. Ein Kampf beginnt.`,
    escape: () => `${who} flieht: ${galaxy}.`,
    'fight-score': () => `${who} kämpft mit ${a.points}.`,
    'fight-won': () => `${who} gewinnt den Kampf: ${a.points} SP.`,
    'fight-drawn': () => 'Niemand gewinnt den Kampf.',
    'fight-off': () => 'Der Kampf endet: Nur einer ist übrig.',
    resolve: () => `${card} wird abgehandelt${a.seats ? '' : '; niemand ist dort'}.`,
    success: () => `${who} deckt den Code ab: ${card}.`,
    defeat: () => `${who} unterliegt: ${card}.`,
    vp: () => `${who} ${points < 0 ? 'verliert' : 'bekommt'} ${Math.abs(points)} SP.`,
    stay: () => `${who} lässt es dabei.`,
    pull: () => `${who} zieht ${name(a.other)} in die Kristallspirale.`,
    hit: () => `${who} lenkt den Sturm auf ${name(a.other)}.`,
    tie: () => `Gleichstand: ${a.seats} kämpfen um den Sieg, Runde ${a.round}.`,
    over: () => 'Die Partie ist zu Ende.',
  };
  return lines[kind]?.() ?? '';
}

const ON_THE_MAP = ['arrive', 'escape', 'start', 'pull'];

export function touched(entry: LogEntry): string[] {
  return entry.events.flatMap(({ kind, args: a }) =>
    ON_THE_MAP.includes(kind) ? [`[data-flip="pawn-${kind === 'pull' ? a.other : a.seat}"]`] : [],
  );
}
