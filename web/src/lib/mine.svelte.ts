/** The tables at which this browser holds seats: their secrets, and the links to hand on. */

import { api } from './api';
import { baseAddress } from './place.svelte';
import type { Created } from './types';

export interface Kept {
  game: string;
  /** Secrets of the seats that are played here, by seat. */
  secrets: Record<string, string>;
  /** Secrets of seats for friends, by seat: their invitations. */
  links: Record<string, string>;
  /** Finished and replayed tables without a seat are kept too (a record file that was opened). */
  seen: number;
  /** The secret of whoever made the table. */
  owner?: string;
  /** No notices of this table. */
  quiet?: boolean;
  /** Nobody at this table is heard. */
  muted?: boolean;
  /** The first game played here goes on without its guide. */
  alone?: boolean;
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
  if (created.owner) table.owner = created.owner;
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

/** A record file that was opened here, or a table that was watched to its end. */
export function keepOpened(id: string, game: string): void {
  entry(id, game);
  save();
}

/** A new invitation to a seat that somebody had before. */
export function keepLink(id: string, seat: number, secret: string | null): void {
  const table = mine.tables[id];
  if (!table) return;
  if (secret) table.links[String(seat)] = secret;
  else delete table.links[String(seat)];
  save();
}

/** Tables from another device; how many came. */
export function addTables(tables: Record<string, Kept>): number {
  for (const [id, kept] of Object.entries(tables)) {
    const here = entry(id, kept.game);
    Object.assign(here.secrets, kept.secrets);
    Object.assign(here.links, kept.links);
    if (kept.owner) here.owner = kept.owner;
  }
  save();
  return Object.keys(tables).length;
}

/** Changes what is kept of a table here. */
export function note(
  id: string,
  what: Partial<Pick<Kept, 'seen' | 'quiet' | 'muted' | 'alone'>>,
): void {
  if (!mine.tables[id]) return;
  Object.assign(mine.tables[id], what);
  save();
}

/** The secrets that show whoever made a table. */
export function makersSecrets(id: string): string[] {
  const kept = mine.tables[id];
  return kept ? [...Object.values(kept.secrets), ...(kept.owner ? [kept.owner] : [])] : [];
}

export function forget(id: string): void {
  delete mine.tables[id];
  save();
}

export function secretsOf(id: string): string[] {
  return Object.values(mine.tables[id]?.secrets ?? {});
}

export function linkOf(id: string, seat: string | number, secret: string): string {
  return `${baseAddress()}#/table/${id}/${seat}/${secret}`;
}

/** What others open to watch. */
export const watchLink = (id: string): string => `${baseAddress()}#/table/${id}`;
