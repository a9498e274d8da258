import { settings } from '../../lib/settings.svelte';
import type { GameEvent, LogEntry } from '../../lib/types';
import type { WordsContext } from '../types';
import { named } from './hand';
import type { Box, GameView } from './types';
import { cardName, themeName } from './words';

type Context = WordsContext<GameView, Box>;

export function eventWords(event: GameEvent, context: Context): string | null {
  if (settings.lang === 'en') return null;
  const a = event.args;
  const who = context.names[a.seat] ?? '';
  const from = context.names[a.from] ?? '';
  const id = named(a);
  const found = context.data.cards.find((each) => each.id === id.card);
  const card = found ? cardName(found) : 'eine Karte';
  const sum = (a.supply ?? 0) + (a.box ?? 0) + (a.yoinked ?? 0);
  const theme = context.data.themes.find((each) => each.id === id.theme);
  const lines: Record<string, () => string> = {
    band: () =>
      `${who} spielt als ${context.data.bands.find((each) => each.id === id.band)?.name}.`,
    draw: () => `${who}: ${card} gezogen.`,
    steal: () => `${who}: ${card} von ${from} gestohlen.`,
    reshuffle: () => `Die Ablage (${a.cards} Karten) wird zum neuen Stapel gemischt.`,
    play: () => `${who}: ${card} ausgespielt.`,
    side: () => `${who}: Seite gewählt.`,
    discard: () => `${who}: ${card} abgeworfen.`,
    'lay-aside': () => `${who}: ${card} beiseitegelegt.`,
    receive: () => `${who}: ${card} von ${from} erhalten.`,
    show: () => `${who}: ${card} abgeworfen.`,
    yoink: () => `${who}: ${from} einen Fan weggeschnappt.`,
    set: () => `${who}: Set aus ${a.size} ${theme ? themeName(theme) : ''}:`,
    'set-card': () => `  ${a.count} × ${card}`,
    return: () => `${who}: ${a.fans} Fan(s) zurückgegeben.`,
    singles: () => `${who}: ${a.singles} Single(s) aufgenommen.`,
    fans: () =>
      `${who}: ${sum} Fan(s) gewonnen${a.yoinked > 0 ? `, davon ${a.yoinked} von ${from}` : ''}.`,
    'end-turn': () => `${who}: Zug beendet.`,
    'last-round': () => `Runde ${a.round} ist die letzte.`,
    turn: () => `Runde ${a.round}: ${who}`,
    'no-cards': () => `${who} hat keine Karten mehr.`,
    over: () => 'Die Partie ist zu Ende.',
  };
  return lines[event.kind]?.() ?? null;
}

export function touched(entry: LogEntry): string[] {
  return entry.events.flatMap((event) => {
    const seat = event.args.seat;
    if (['fans', 'yoink', 'return'].includes(event.kind)) return [`[data-anchor="stage-${seat}"]`];
    if (event.kind === 'singles') return [`[data-anchor="stage-${seat}"]`];
    if (['discard', 'show', 'set'].includes(event.kind)) return ['[data-anchor="discard"]'];
    if (['draw', 'receive', 'steal'].includes(event.kind)) return [`[data-anchor="cards-${seat}"]`];
    return [];
  });
}
