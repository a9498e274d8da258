/** Opponents that a game itself plays, where somebody sits alone: no seat is theirs. */
import type { Scores, View } from './types';
import { say } from './voice.svelte';

export interface Rival {
  name: string;
  scores: Scores;
  place: number | null;
}

/** A view shows one under `ai`. */
export function rivalsOf(view: View): Rival[] {
  const { ai } = view as View & { ai?: Omit<Rival, 'name'> | null };
  return ai ? [{ name: say('rival-ai'), scores: ai.scores, place: ai.place }] : [];
}
