import type { LegalMove } from '../../lib/types';
import Board from './Board.svelte';
import { eventWords, touched } from './log';
import { owed } from './hand';
import type { Box, GameView } from './types';
import { cardName, t, themeName } from './words';
import { defineGame, type Note, type WordsContext } from '../types';

type Context = WordsContext<GameView, Box>;

function prompt(view: GameView, seat: number, names: string[], mine: boolean): string | null {
  const phase = view.phase;
  if (phase === 'over') return null;
  if (!mine) {
    const key = phase === 'compose' ? 'turn' : phase;
    return `${names[seat]} ${t(`o.${key}` as 'o.turn')}`;
  }
  if (phase === 'direction')
    return t(view.action?.action === 'pass' ? 'p.direction.pass' : 'p.direction.steal');
  const n = owed(view, seat);
  if (phase === 'give')
    return t(view.action?.action === 'pass' ? 'p.give.pass' : 'p.give.discard', { n });
  return t(`p.${phase}` as 'p.turn', { n });
}

function notes(view: GameView, legal: LegalMove[]): Note[] {
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

export default defineGame<GameView, Box>({
  slug: 'rock-the-galaxy',
  Board,
  // The board offers every kind of move there is.
  claims: (_view, legal) =>
    legal
      .filter((move) =>
        [
          'band',
          'play',
          'set',
          'use',
          'discard',
          'pass',
          'direction',
          'victim',
          'yoink',
          'end',
        ].includes(move.kind),
      )
      .map((move) => move.move),
  prompt,
  notes: (view, legal) => notes(view, legal),
  moveWords,
  eventWords,
  categoryWords: (category) =>
    category === 'singles' ? t('c.singles') : category === 'fans' ? t('c.fans') : category,
  touched,
});
