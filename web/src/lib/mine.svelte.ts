/** The tables at which this browser holds seats: their secrets, and the links to hand on. */

import { api } from './api';
import type { Created } from './types';

export interface Kept {
  game: string;
  /** Secrets of the seats that are played here, by seat. */
  secrets: Record<string, string>;
  /** Secrets of seats for friends, by seat: their invitations. */
  links: Record<string, string>;
  /** Finished and replayed tables without a seat are kept too (a record file that was opened). */
  seen: number;
}

const KEY = 'galactable.tables';

function load(): Record<string, Kept> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

export const mine: { tables: Record<string, Kept> } = $state({ tables: load() });

function save(): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(mine.tables));
  } catch {
    // Lasts as long as the page, then.
  }
}

function entry(id: string, game: string): Kept {
  mine.tables[id] ??= { game, secrets: {}, links: {}, seen: Date.now() };
  return mine.tables[id];
}

export function keep(game: string, created: Created): void {
  const table = entry(created.table, game);
  for (const seat of created.seats) {
    if (!seat.secret) continue;
    (seat.kind === 'me' ? table.secrets : table.links)[String(seat.seat)] = seat.secret;
  }
  save();
}

export function accept(id: string, seat: string, secret: string): void {
  entry(id, '').secrets[seat] = secret;
  save();
}

/** The secrets of an old table open the seats of its rematch, where people may sit elsewhere. */
export async function carryOver(from: string, to: string, game: string): Promise<void> {
  const old = mine.tables[from];
  if (!old) return;
  const table = entry(to, game);
  for (const kind of ['secrets', 'links'] as const)
    for (const secret of Object.values(old[kind])) {
      const [found] = await api.mine({ [to]: [secret] });
      for (const seat of found?.yours ?? []) table[kind][String(seat)] = secret;
    }
  if (!Object.keys(table.secrets).length) delete mine.tables[to];
  save();
}

export function forget(id: string): void {
  delete mine.tables[id];
  save();
}

export function secretsOf(id: string): string[] {
  return Object.values(mine.tables[id]?.secrets ?? {});
}

export function linkOf(id: string, seat: string | number, secret: string): string {
  return `${location.origin}${location.pathname}#/table/${id}/${seat}/${secret}`;
}
