import type { LegalMove, Step } from '../lib/types';
import { settings } from '../lib/settings.svelte';
import Board from './RockTheGalaxy.svelte';
import { owed } from './RockTheGalaxy.logic';
import type { CardRow, RockStatic, RockView } from './RockTheGalaxy.types';
import { cardName, t, themeName } from './RockTheGalaxy.words';
import { defineGame, type Note, type WordsContext } from './types';

type Context = WordsContext<RockView, RockStatic>;

function prompt(view: RockView, seat: number, names: string[], mine: boolean): string | null {
  const phase = view.phase;
  if (phase === 'over') return null;
  if (!mine) {
    const key = phase === 'compose' ? 'turn' : phase;
    return `${names[seat]} ${t(`o.${key}` as 'o.turn')}`;
  }
  if (phase === 'direction') return t(view.action?.action === 'pass' ? 'p.direction.pass' : 'p.direction.steal');
  const n = owed(view, seat);
  if (phase === 'give') return t(view.action?.action === 'pass' ? 'p.give.pass' : 'p.give.discard', { n });
  return t(`p.${phase}` as 'p.turn', { n });
}

function asks(_view: RockView, legal: LegalMove[], moves: Step[]): string | null {
  const move = legal.find((each) => each.move === moves[0]);
  if (moves.length !== 1 || !move) return null;
  if (move.kind === 'end') return t('ask.end');
  return move.kind === 'set' || move.kind === 'yoink' ? t('ask.last', { words: move.words }) : null;
}

function notes(view: RockView, legal: LegalMove[]): Note[] {
  const all: Note[] = [];
  if (view.phase === 'bands') all.push({ id: 'bands', at: 'bands', words: t('n.bands') });
  if (view.phase === 'turn') {
    all.push({ id: 'hand', at: 'hand', words: t('n.hand') });
    if (legal.some((move) => move.kind === 'play'))
      all.push({ id: 'action', at: 'action', words: t('n.action') });
    if (legal.some((move) => move.kind === 'set'))
      all.push({ id: 'sets', at: 'sets', words: t('n.sets') });
    else all.push({ id: 'discard', at: 'discard', words: t('n.discard') });
    all.push({ id: 'supply', at: 'supply', words: t('n.supply') });
  }
  return all;
}

const row = (context: Context, index: number): CardRow | undefined => context.data.cards[index];

/** German words for moves; English ones come from the server. */
function moveWords(move: LegalMove, context: Context): string | null {
  const a = move.args;
  const card = context.data.cards.find((each) => each.id === a.card);
  const name = card ? cardName(card) : '';
  switch (move.kind) {
    case 'band':
      return t('band', { band: context.data.bands.find((each) => each.id === a.band)?.name ?? '' });
    case 'play':
      return `${name} ausspielen`;
    case 'set': {
      const theme = context.data.themes.find((each) => each.id === a.theme);
      return theme ? `Set aus ${a.size} ${themeName(theme)} spielen` : null;
    }
    case 'use':
      return `${name} verwenden`;
    case 'discard':
      return `${name} abwerfen`;
    case 'pass':
      return `${name} weitergeben`;
    case 'direction':
      return a.direction === 'left' ? 'Nach links' : 'Nach rechts';
    case 'victim':
      return t('victim', { name: context.names[Number(a.seat)] });
    case 'yoink':
      return a.fans ? `${a.fans} Fan(s) wegschnappen` : 'Keinen Fan wegschnappen';
    case 'end':
      return t(context.view.phase === 'discarding' ? 'endDiscard' : 'end');
    default:
      return null;
  }
}

function eventWords(event: { kind: string; args: Record<string, number> }, context: Context): string | null {
  if (settings.lang === 'en') return null;
  const a = event.args;
  const who = context.names[a.seat] ?? '';
  const from = context.names[a.from] ?? '';
  const found = a.card >= 0 ? row(context, a.card) : undefined;
  const card = found ? cardName(found) : 'eine Karte';
  const sum = (a.supply ?? 0) + (a.box ?? 0) + (a.yoinked ?? 0);
  const theme = context.data.themes[a.theme];
  const lines: Record<string, () => string> = {
    band: () => `${who} spielt als ${context.data.bands[a.band]?.name}.`,
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
    fans: () => `${who}: ${sum} Fan(s) gewonnen${a.yoinked > 0 ? `, davon ${a.yoinked} von ${from}` : ''}.`,
    'end-turn': () => `${who}: Zug beendet.`,
    'last-round': () => `Runde ${a.round} ist die letzte.`,
    over: () => 'Die Partie ist zu Ende.',
  };
  return lines[event.kind]?.() ?? null;
}

export default defineGame<RockView, RockStatic>({
  slug: 'rock-the-galaxy',
  Board,
  // The board offers every kind of move there is.
  claims: (_view, legal) =>
    legal
      .filter((move) =>
        ['band', 'play', 'set', 'use', 'discard', 'pass', 'direction', 'victim', 'yoink', 'end'].includes(move.kind),
      )
      .map((move) => move.move),
  prompt,
  asks,
  notes: (view, legal) => notes(view, legal),
  moveWords,
  eventWords,
  categoryWords: (category) => (category === 'singles' ? t('c.singles') : category === 'fans' ? t('c.fans') : category),
  touched: (entry) =>
    entry.events.flatMap((event) => {
      const seat = event.args.seat;
      if (['fans', 'yoink', 'return'].includes(event.kind)) return [`[data-anchor="stage-${seat}"]`];
      if (event.kind === 'singles') return [`[data-anchor="stage-${seat}"]`];
      if (['discard', 'show', 'set'].includes(event.kind)) return ['[data-anchor="discard"]'];
      if (['draw', 'receive', 'steal'].includes(event.kind)) return [`[data-anchor="cards-${seat}"]`];
      return [];
    }),
});
