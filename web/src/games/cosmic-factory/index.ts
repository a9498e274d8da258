import { say } from '../../lib/voice.svelte';
import Board from './Board.svelte';
import { touched } from './log';
import type { Box, GameView } from './types';
import { pace } from './pace';
import Thing from './Thing.svelte';
import { defineGame, type Note } from '../types';

function notes(view: GameView): Note[] {
  if (view.phase === 'draft') return [{ id: 'packet', at: 'packet', words: say('tip-packet') }];
  // Before the minute begins there is time to read; without one, nobody is asked whether they are ready.
  if (view.phase !== 'ready' && view.phase !== 'build') return [];
  const ready = view.phase === 'ready';
  const told = ['galaxy', 'tray', 'tokens'].map((id) => ({
    id,
    at: ready ? 'packet' : id,
    words: say(`tip-${id}`),
  }));
  return ready ? [...told, { id: 'ready', at: 'ready', words: say('tip-ready') }] : told;
}

export default defineGame<GameView, Box>({
  slug: 'cosmic-factory',
  Board,
  // Only the clock's own move, when nothing else is left, is a plain button.
  pace,
  Thing,
  claims: (_, legal) => legal.filter((one) => one.kind !== 'time-up').map((one) => one.move),
  notes,
  touched,
  roundsOf: (view) => view.rounds.length,
  roundWords: (view) => say('label-round', { round: view.round }),
});
