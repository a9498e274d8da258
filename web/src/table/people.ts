/** Who sits at a table and who has gone: pure functions of an update. */

import type { LogEntry, Seat, SeatInfo, Update } from '../lib/types';

/** Whoever made a table holds its first seat at a screen; the server sees it the same way. */
export function isMaker(seats: { seat: Seat; kind: string }[], ours: Seat[]): boolean {
  const first = seats.find((seat) => seat.kind === 'me');
  return first !== undefined && ours.includes(first.seat);
}

/** Whether we may give empty seats away: the maker, and everybody once the maker has left. */
export function isHost(seats: SeatInfo[], ours: Seat[]): boolean {
  const first = seats.find((seat) => seat.kind === 'me');
  return isMaker(seats, ours) || (!!first?.left && ours.some((seat) => !seats[seat].left));
}

/** Whether everybody who came has left: the table waits. */
export function isPaused(seats: Pick<SeatInfo, 'kind' | 'joined' | 'left'>[]): boolean {
  const people = seats.filter((seat) => seat.kind !== 'bot' && seat.joined);
  return people.length > 0 && people.every((seat) => seat.left);
}

/** Whether somebody else than us could play on. */
export function othersHere(seats: SeatInfo[], ours: Seat[]): boolean {
  return seats.some(
    (each) => each.kind !== 'bot' && each.joined && !each.left && !ours.includes(each.seat),
  );
}

export type Why =
  'act-timed-out' | 'act-left' | 'act-left-empty' | 'act-left-paused' | 'act-resigned';

/** Our seats that we do not play ourselves just now. */
export function awayFrom(update: Update, ours: Seat[]): { seat: Seat; why: Why }[] {
  const paused = isPaused(update.seats);
  return ours.flatMap((seat): { seat: Seat; why: Why }[] => {
    const info = update.seats[seat];
    if (info?.resigned) return [{ seat, why: 'act-resigned' }];
    if (!info?.left && !info?.stand_in) return [];
    if (!info.left) return [{ seat, why: 'act-timed-out' }];
    if (paused) return [{ seat, why: 'act-left-paused' }];
    return [{ seat, why: info.stand_in ? 'act-left' : 'act-left-empty' }];
  });
}

/** Who of the others has left between two updates, or given up. */
export function whoLeft(before: SeatInfo[], now: SeatInfo[], ours: Seat[]): SeatInfo[] {
  return now.filter(({ seat, left, resigned }) => {
    const was = before[seat];
    return was && !ours.includes(seat) && ((left && !was.left) || (resigned && !was.resigned));
  });
}

/** A seat's last decision, in the words of the log. */
export function lastOf(log: LogEntry[], seat: Seat): string {
  const entry = log.findLast((each) => each.seat === seat && each.by === 'player');
  return entry?.words[0] ?? '';
}

/** What became of our asking to take something back, if an answer came between two updates. */
export function answered(before: Update, now: Update): 'consent-agreed' | 'consent-refused' | null {
  const asked = before.asked;
  if (!asked || now.asked || now.over) return null;
  if (now.ply < before.ply) return 'consent-agreed';
  const went = now.ply > before.ply;
  return before.you.includes(asked.seat) && !went ? 'consent-refused' : null;
}

/** What others did before this turn: it is told until they have done something more. */
export function sinceMine(log: LogEntry[], seat: Seat): LogEntry[] {
  const others = log.findLastIndex((entry) => entry.seat !== null && entry.seat !== seat);
  const own = log.findLastIndex(
    (entry, i) => i < others && entry.seat === seat && entry.by === 'player',
  );
  return own < 0 ? [] : log.slice(own + 1, others + 1).filter((entry) => entry.seat !== seat);
}
