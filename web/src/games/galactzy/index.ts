import { say } from '../../lib/voice.svelte';
import Board from './Board.svelte';
import { graded } from './grade';
import { touched } from './log';
import type { Box, GameView } from './types';
import { pace } from './pace';
import Thing from './Thing.svelte';
import { defineGame, type Note } from '../types';

const note = (id: string): Note => ({ id, at: id, words: say(`tip-${id}`) });

function notes(view: GameView): Note[] {
  if (view.phase === 'start') return [note('map')];
  if (view.phase === 'assign') return [note('card')];
  if (view.phase !== 'sequence') return [];
  return [note(view.sequence?.throws === 0 ? 'dice' : 'tools')];
}

export default defineGame<GameView, Box>({
  slug: 'galactzy',
  Board,
  pace,
  Thing,
  claims: (_, legal) => legal.map((one) => one.move),
  notes,
  touched,
  roundWords: (view) => say('label-era', { round: view.round, eras: view.eras }),
  result: graded,
});
