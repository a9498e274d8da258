/** What became of my tables: looked up while the page is open, wherever in it one is. */

import { untrack } from 'svelte';
import { api, ApiError } from './api';
import { loseSeats, mine, secretsOf } from './mine.svelte';
import type { Mine } from './types';

const EVERY = 5000;
const EVERY_HIDDEN = 15000;

export const mylist: { tables: Mine[]; gone: string[]; known: boolean } = $state({
  tables: [],
  /** Tables of mine that somebody has removed. */
  gone: [],
  known: false,
});

/** A person plays the seat themselves. */
export const plays = (table: Mine, seat: number): boolean =>
  !table.seats[seat].left && !table.seats[seat].stand_in;

export const isMyTurn = (table: Mine): boolean =>
  !table.over && table.yours.some((seat) => table.waiting.includes(seat) && plays(table, seat));

/** How many tables wait for me. */
export const waitingForMe = (): number => mylist.tables.filter(isMyTurn).length;

/** Finished games of mine whose others play again, and where I have not sat down yet. */
export const rematches = (): Mine[] =>
  mylist.tables.filter(
    ({ table, rematch, yours }) =>
      rematch && yours.length && !mine.tables[rematch] && !mine.tables[table]?.declined,
  );

/** Running tables that wait for me first, then the latest. */
export function inOrder(tables: Mine[]): Mine[] {
  return [...tables].sort(
    (a, b) => Number(isMyTurn(b)) - Number(isMyTurn(a)) || b.updated - a.updated,
  );
}

export async function refresh(): Promise<void> {
  const wanted = Object.fromEntries(
    Object.entries(mine.tables).map(([id, table]) => [id, Object.values(table.secrets)]),
  );
  const found = Object.keys(wanted).length ? await api.mine(wanted) : [];
  mylist.tables = found;
  mylist.known = true;
  const there = new Set(found.map(({ table }) => table));
  const missing = Object.keys(wanted).filter((id) => wanted[id].length && !there.has(id));
  mylist.gone = mylist.gone.filter((id) => missing.includes(id));
  for (const id of missing) if (!mylist.gone.includes(id)) await whyMissing(id);
}

/** It was removed, or our seat there was given to somebody else. */
async function whyMissing(id: string): Promise<void> {
  try {
    await api.table(id, []);
    loseSeats(id);
  } catch (error) {
    const removed = error instanceof ApiError && error.status === 404;
    const known = mylist.gone.includes(id); // another look may have found it out meanwhile
    if (removed && !known && secretsOf(id).length) mylist.gone.push(id);
  }
}

/** Looks again and again, less often while nobody looks at the page; call inside an effect. */
export function keepLooking(): () => void {
  let timer = 0;
  const look = async () => {
    await refresh().catch(() => undefined);
    const rest = document.visibilityState === 'visible' ? EVERY : EVERY_HIDDEN;
    timer = window.setTimeout(look, rest);
  };
  untrack(() => void look());
  return () => clearTimeout(timer);
}
