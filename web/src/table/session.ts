/** Which seat is looked through, and what is left for buttons: pure functions of an update. */

import { t } from '../words';
import type { GameModule } from '../games/types';
import type { LegalMove, Seat, View } from '../lib/types';

/** The seat of ours that should look at the table now: the present one while it is waited for,
 *  else the first of ours that is, else whoever looks already. */
export function lookThrough(now: Seat | null, ours: Seat[], waiting: Seat[]): Seat | null {
  if (!ours.length) return null;
  if (now !== null && ours.includes(now) && waiting.includes(now)) return now;
  const asked = ours.find((seat) => waiting.includes(seat));
  if (asked !== undefined) return asked;
  return now !== null && ours.includes(now) ? now : ours[0];
}

/** The moves that the board does not offer: they become buttons, so nothing is unplayable. */
export function leftOver(game: GameModule, view: View, legal: LegalMove[]): LegalMove[] {
  let claimed: Set<number>;
  try {
    claimed = new Set(game.claims(view, legal));
  } catch {
    return legal;
  }
  return legal.filter((move) => !claimed.has(move.move));
}

/** Many buttons are gathered by kind, few are shown as they are. */
export function gather(moves: LegalMove[], few = 8): { kind: string; moves: LegalMove[] }[] {
  if (moves.length <= few) return moves.length ? [{ kind: '', moves }] : [];
  const kinds = new Map<string, LegalMove[]>();
  for (const move of moves) {
    if (!kinds.has(move.kind)) kinds.set(move.kind, []);
    kinds.get(move.kind)!.push(move);
  }
  return [...kinds].map(([kind, of]) => ({ kind, moves: of }));
}

/** Whole seconds left until a deadline, by the server's clock. */
export function secondsLeft(deadline: number, serverNow: number, sinceMs: number): number {
  return Math.max(0, Math.ceil(deadline - serverNow - sinceMs / 1000));
}

export function clockText(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  if (hours >= 48) return t('turn-days', { d: Math.floor(hours / 24), h: hours % 24 });
  if (hours >= 1) return t('turn-hours', { h: hours, m: Math.floor((seconds % 3600) / 60) });
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
