/** The log in German (the server's own words are English), and what an entry changed. */
import { settings } from '../../lib/settings.svelte';
import type { GameEvent, LogEntry } from '../../lib/types';
import { COLOURS } from './components';
import type { Box, GameView } from './types';
import { colourList, kaosWords, t } from './words';
import type { WordsContext } from '../types';

type Context = WordsContext<GameView>;
const TRACKS = [...COLOURS, 'star'] as const;
const TURNS = [
  '',
  'eine Vierteldrehung nach rechts',
  'halb herum',
  'eine Vierteldrehung nach links',
];
const HALF = 27;

// A set of tiles: bits 0 to 26 in `low`, 27 to 53 in `high`; -1 where we may not know.
function tiles(a: Record<string, number>, unknown: string): string {
  if (a.low === undefined || a.low < 0) return unknown;
  const ids: number[] = [];
  for (let i = 0; i < HALF; i += 1) if (a.low & (1 << i)) ids.push(i + 1);
  for (let i = 0; i < HALF; i += 1) if ((a.high ?? 0) & (1 << i)) ids.push(HALF + i + 1);
  return `die Plättchen ${ids.join(', ')}`;
}

const signed = (n: number) => (n < 0 ? `−${-n}` : `+${n}`);

export function eventWords({ kind, args: a }: GameEvent, context: Context): string | null {
  if (settings.lang === 'en') return null;
  const name = (seat: number | undefined) =>
    seat === undefined ? '' : (context.names[seat] ?? '');
  const who = name(a.seat);
  const tile = a.tile === undefined || a.tile < 0 ? 'ein Plättchen' : `Plättchen ${a.tile + 1}`;
  const spot = `Reihe ${a.row}, Spalte ${a.col}`;
  const colour = t(COLOURS[a.colour ?? 0] ?? 'green');
  const track = t(TRACKS[a.track ?? 0] ?? 'star');
  const card = (context.data as unknown as Box).kaos.find((one) => one.id === a.card);
  const lines: Record<string, () => string> = {
    kaos: () => `Runde ${a.round}: ${card ? kaosWords(card).join('. ') : ''}.`,
    deal: () => `${who} bekommt ${tiles(a, 'neun Plättchen')}.`,
    keep: () => `${who}: ${tile} behalten.`,
    receive: () => `${who} bekommt ${tiles(a, 'sechs Plättchen')} von ${name(a.from)}.`,
    'last-three': () => `${who} bekommt drei ungesehene Plättchen von ${name(a.from)}.`,
    ready: () => `${who} ist bereit.`,
    show: () =>
      `${who} deckt ${tiles(a, 'neun Plättchen')} auf${a.from === a.seat ? '' : ` (von ${name(a.from)})`}.`,
    put: () =>
      `${who}: ${tile} auf ${spot} gelegt${(a.other ?? -1) >= 0 ? `, für Plättchen ${Number(a.other) + 1}` : ''}.`,
    take: () => `${who}: ${tile} zurückgenommen.`,
    turn: () => `${who}: ${tile} gedreht, ${TURNS[a.quarters ?? 0]}.`,
    flip: () => `${who}: ${tile} ${a.down ? 'verdeckt' : 'aufgedeckt'}.`,
    grab: () =>
      `${who}: ${colourList(COLOURS.filter((_, i) => Number(a.colours) & (1 << i)))} genommen.`,
    done: () => `${who}: fertig gebaut.`,
    'time-up': () => `Die Zeit von ${who} ist um.`,
    fall: () => `${tile} fällt auf ${spot} bei ${who}.`,
    discard: () => `${who}: ${tile} abgelegt.`,
    darken: () => `${who}: ${tile} von ${name(a.owner)} verdeckt.`,
    remove: () => `${who}: ${tile} von ${name(a.owner)} entfernt.`,
    pour: () => `${who}: Wegpunkte für ${colour}.`,
    zones: () => `${who}: Zonen ${COLOURS.map((one) => `${a[one]} ${t(one)}`).join(', ')}.`,
    path: () =>
      `${who}: Weg${a.length ? ` (${a.length})` : ''}, ${signed(Number(a.points))} ${track}.`,
    bonus: () =>
      `${who}: Wette ${Number(a.points) > 0 ? 'gewonnen' : 'verloren'}, ${signed(Number(a.points))} ${colour}.`,
    extra: () => `${who}: durch die Kaoskarte ${signed(Number(a.points))} ${track}.`,
    offer: () => `${who}: 5 ${colour} für 2 Sterne gegeben.`,
    decline: () => `${who}: nichts gegeben.`,
    tracks: () => `${who}: ${TRACKS.map((one) => `${t(one)} ${a[one]}`).join(', ')}.`,
    over: () => 'Die Partie ist zu Ende.',
  };
  // What counts of hold and release is where the tile lies then.
  return lines[kind]?.() ?? '';
}

export function touched(entry: LogEntry): string[] {
  return entry.events.flatMap(({ kind, args: a }) => {
    if (kind === 'grab')
      return COLOURS.filter((_, i) => Number(a.colours) & (1 << i)).map(
        (one) => `[data-flip="token-${one}"]`,
      );
    return a.tile !== undefined && a.tile >= 0 ? [`[data-flip="tile-${a.tile + 1}"]`] : [];
  });
}
