import { say } from '../../lib/voice.svelte';
import Board from './Board.svelte';
import type { Box } from './components';
import { touched } from './log';
import type { GameView } from './types';
import { pace } from './pace';
import Thing from './Thing.svelte';
import { defineGame, type Note } from '../types';

const NOTES: Record<string, string[]> = { draft: ['market', 'tokens'], place: ['hand', 'galaxy'] };

const notes = (view: GameView): Note[] =>
  (NOTES[view.phase] ?? []).map((id) => ({ id, at: id, words: say(`tip-${id}`) }));

export default defineGame<GameView, Box>({
  slug: 'point-galaxy',
  Board,
  pace,
  Thing,
  claims: (_, legal) => legal.map((one) => one.move),
  notes,
  touched,
  roundWords: (view, box) => say('label-round', { round: view.round, most: box.turns }),
});
