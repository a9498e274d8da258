import type { LegalMove, Seat } from '../../lib/types';
import { say } from '../../lib/voice.svelte';
import Board from './Board.svelte';
import { touched } from './log';
import type { Box, GameView } from './types';
import { pace } from './pace';
import Thing from './Thing.svelte';
import { defineGame, type Note } from '../types';

const KINDS = [
  'activate',
  'convert',
  'reroll',
  'end',
  'ship',
  'go',
  'use',
  'follow',
  'pass',
  'upgrade',
  'colony',
  'lose',
  'back',
  'advance',
];

function notes(view: GameView): Note[] {
  const note = (id: string): Note => ({ id, at: id, words: say(`tip-${id}`) });
  if (view.phase === 'main') return ['dice', 'row', 'mat', 'bay'].map(note);
  return view.phase === 'follow' ? [note('follow')] : [];
}

const pass = (legal: LegalMove[]) => legal.find((move) => move.kind === 'pass')?.move ?? null;
const following = (view: GameView, seat: Seat) => view.active !== seat;

export default defineGame<GameView, Box>({
  slug: 'tiny-galaxies',
  Board,
  pace,
  Thing,
  claims: (_view, legal) =>
    legal.filter((move) => KINDS.includes(move.kind)).map((move) => move.move),
  standing: [
    {
      id: 'no-follow',
      words: () => say('standing-no-follow'),
      until: 'turn',
      shown: following,
      answer: (view, legal) => (view.phase === 'follow' ? pass(legal) : null),
    },
    {
      id: 'only-move',
      words: () => say('standing-only-move'),
      until: 'off',
      answer: (view, legal) =>
        view.phase === 'follow' && view.action?.face !== 'move' ? pass(legal) : null,
    },
  ],
  notes: (view) => notes(view),
  touched,
});
