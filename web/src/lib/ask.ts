import { t } from '../words';
import type { LegalMove, Step } from './types';

/** The question before a chain of moves that cannot be taken back, where one deserves it. */
export function askFirst(legal: LegalMove[], moves: Step[]): string | null {
  const move = legal.find((one) => one.move === moves.at(-1));
  if (!move?.ask) return null;
  const key = move.ask === 'ask-end-turn' ? 'ask-end-turn' : 'ask-final';
  return t(key, { words: move.words });
}
