/** What tests make by hand. */
import type { Args, LegalMove } from './types';

/** A legal move as the server would list it. */
export const legalMove = (
  move: number,
  kind: string,
  args: Args = {},
  more: Partial<LegalMove> = {},
): LegalMove => ({
  move,
  kind,
  args,
  words: '',
  text: [],
  gain: null,
  final: null,
  next: null,
  ask: null,
  ...more,
});
