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
  /** How many scored rounds were gone through here. */
  rounds?: number;
  /** We said no to a rematch. */
  declined?: boolean;
}

const KEY = 'galactable.tables';

/** What lay in the browser when we looked last; null where it keeps nothing. */
let last: string | null = '';

function load(): Record<string, Kept> {
  try {
    last = localStorage.getItem(KEY);
    return JSON.parse(last ?? '{}');
  } catch {
    return {};
  }
}

export const mine: { tables: Record<string, Kept> } = $state({ tables: load() });

/** Takes over what another tab has kept: whoever writes next would throw it away. */
function catchUp(): void {
  try {
    if (localStorage.getItem(KEY) !== last) mine.tables = load();
  } catch {
    // What this page knows lasts as long as the page.
  }
}
addEventListener('storage', catchUp);

/** Changes what is kept. */
function change(how: (tables: Record<string, Kept>) => void): void {
  catchUp();
  how(mine.tables);
  const text = JSON.stringify(mine.tables);
  try {
    localStorage.setItem(KEY, text);
    last = text;
  } catch {
    // Lasts as long as the page, then.
  }
}

function entry(tables: Record<string, Kept>, id: string, game: string): Kept {
  tables[id] ??= { game, secrets: {}, links: {}, seen: Date.now() };
  return tables[id];
}

export function keep(game: string, created: Created): void {
  change((tables) => {
    const table = entry(tables, created.table, game);
    if (created.owner) table.owner = created.owner;
    for (const seat of created.seats) {
      if (!seat.secret) continue;
      (seat.kind === 'me' ? table.secrets : table.links)[String(seat.seat)] = seat.secret;
    }
  });
}

export function accept(id: string, seat: string, secret: string): void {
  change((tables) => (entry(tables, id, '').secrets[seat] = secret));
}

/** Our seats at a table were given to others. */
export function loseSeats(id: string): void {
  change((tables) => {
    if (tables[id]) tables[id].secrets = {};
  });
}

/** Whether it was us who made this invitation. */
export const isOwnLink = (id: string, seat: string, secret: string): boolean =>
  mine.tables[id]?.links[seat] === secret && mine.tables[id].secrets[seat] !== secret;

/** The secrets of an old table open the seats of its rematch, where people may sit elsewhere. */
export async function carryOver(from: string, to: string, game: string): Promise<void> {
  const old = mine.tables[from];
  if (!old) return;
  const found = { secrets: {}, links: {} } as Pick<Kept, 'secrets' | 'links'>;
  for (const kind of ['secrets', 'links'] as const)
    for (const secret of Object.values(old[kind])) {
      const [there] = await api.mine({ [to]: [secret] });
      for (const seat of there?.yours ?? []) found[kind][String(seat)] = secret;
    }
  if (!Object.keys(found.secrets).length) return;
  change((tables) => {
    const table = entry(tables, to, game);
    for (const kind of ['secrets', 'links'] as const) Object.assign(table[kind], found[kind]);
  });
}

/** The others hear that we do not play again; a bot sits there, until they give the seat away. */
export async function declineRematch(from: string, to: string, game: string): Promise<void> {
  await carryOver(from, to, game);
  const secrets = secretsOf(to);
  for (const seat of Object.keys(mine.tables[to]?.secrets ?? {}))
    await api.leave(to, Number(seat), secrets);
  change((tables) => {
    delete tables[to];
    if (tables[from]) tables[from].declined = true;
  });
}

/** A record file that was opened here, or a table that was watched to its end. */
export function keepOpened(id: string, game: string): void {
  change((tables) => entry(tables, id, game));
}

/** A new invitation to a seat that somebody had before. */
export function keepLink(id: string, seat: number, secret: string | null): void {
  change((tables) => {
    if (!tables[id]) return;
    if (secret) tables[id].links[String(seat)] = secret;
    else delete tables[id].links[String(seat)];
  });
}

/** Tables from another device; how many came. */
export function addTables(come: Record<string, Kept>): number {
  change((tables) => {
    for (const [id, kept] of Object.entries(come)) {
      const here = entry(tables, id, kept.game);
      Object.assign(here.secrets, kept.secrets);
      Object.assign(here.links, kept.links);
      if (kept.owner) here.owner = kept.owner;
    }
  });
  return Object.keys(come).length;
}

/** Changes what is kept of a table here. */
export function note(
  id: string,
  what: Partial<Pick<Kept, 'game' | 'seen' | 'quiet' | 'muted' | 'alone' | 'rounds'>>,
): void {
  change((tables) => {
    if (tables[id]) Object.assign(tables[id], what);
  });
}

/** The secrets that show whoever made a table. */
export function makersSecrets(id: string): string[] {
  const kept = mine.tables[id];
  return kept ? [...Object.values(kept.secrets), ...(kept.owner ? [kept.owner] : [])] : [];
}

export function forget(id: string): void {
  change((tables) => delete tables[id]);
}

export function secretsOf(id: string): string[] {
  return Object.values(mine.tables[id]?.secrets ?? {});
}

export function linkOf(id: string, seat: string | number, secret: string): string {
  return `${baseAddress()}#/table/${id}/${seat}/${secret}`;
}

/** What others open to watch. */
export const watchLink = (id: string): string => `${baseAddress()}#/table/${id}`;
