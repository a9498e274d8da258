import type { LegalMove } from '../../lib/types';
import { say } from '../../lib/voice.svelte';
import { markOf } from './bands';
import Board from './Board.svelte';
import { touched } from './log';
import type { Box, GameView } from './types';
import { pace } from './pace';
import Thing from './Thing.svelte';
import { defineGame, type Note } from '../types';

function notes(view: GameView, legal: LegalMove[]): Note[] {
  const all: Note[] = [];
  if (view.phase === 'bands') all.push({ id: 'bands', at: 'bands', words: say('tip-bands') });
  if (view.phase === 'turn') {
    all.push({ id: 'hand', at: 'hand', words: say('tip-hand') });
    if (legal.some((move) => move.kind === 'play'))
      all.push({ id: 'action', at: 'action', words: say('tip-action') });
    if (legal.some((move) => move.kind === 'set'))
      all.push({ id: 'sets', at: 'sets', words: say('tip-sets') });
    else all.push({ id: 'discard', at: 'discard', words: say('tip-discard') });
    all.push({ id: 'supply', at: 'supply', words: say('tip-supply') });
  }
  return all;
}

export default defineGame<GameView, Box>({
  slug: 'rock-the-galaxy',
  Board,
  // The board offers every kind of move there is.
  pace,
  Thing,
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
  notes: (view, legal) => notes(view, legal),
  mark: markOf,
  touched,
});
