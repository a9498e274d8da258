/** Who sits at a table and who has gone: pure functions of an update. */

import type { Seat, SeatInfo, Update } from '../lib/types';

/** Whether somebody else than us could play on. */
export function othersHere(seats: SeatInfo[], ours: Seat[]): boolean {
  return seats.some(
    (each) => each.kind !== 'bot' && each.joined && !each.left && !ours.includes(each.seat),
  );
}

export type Why = 'act.timedOut' | 'act.left' | 'act.leftEmpty' | 'act.leftPaused';

/** Our seats that we do not play ourselves just now. */
export function awayFrom(update: Update, ours: Seat[]): { seat: Seat; why: Why }[] {
  const here = (seat: SeatInfo) => seat.kind !== 'bot' && seat.joined && !seat.left;
  const paused = !update.seats.some(here);
  return ours.flatMap((seat): { seat: Seat; why: Why }[] => {
    const info = update.seats[seat];
    if (!info || !(info.left || info.stand_in)) return [];
    if (!info.left) return [{ seat, why: 'act.timedOut' }];
    if (paused) return [{ seat, why: 'act.leftPaused' }];
    return [{ seat, why: info.stand_in ? 'act.left' : 'act.leftEmpty' }];
  });
}

/** Who has left between two updates, by name. */
export function whoLeft(before: SeatInfo[], now: SeatInfo[], ours: Seat[]): string[] {
  return now
    .filter((each) => each.left && before[each.seat]?.left === false && !ours.includes(each.seat))
    .map((each) => each.name);
}
