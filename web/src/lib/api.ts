import type {
  BotInfo,
  Created,
  Explained,
  GameInfo,
  Hint,
  Mine,
  NewTable,
  ReplayPly,
  ReplaySummary,
  TableLine,
  Update,
} from './types';
import { t } from '../words';
import { settings } from './settings.svelte';
import type {
  ErrorMessage,
  Luggage,
  Notice,
  Place,
  Qr,
  Rules,
  Taken,
  TransferCode,
  Uploaded,
} from './server';
import type { Static } from '../games/types';

/** The server's refusal, in its own words; or status 0 and code `lost`: it could not be reached. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** What an error says to whoever meets it. */
export const wordsOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

async function call<T>(path: string, init: RequestInit = {}, secrets: string[] = []): Promise<T> {
  const headers = new Headers(init.headers);
  headers.set('accept-language', settings.lang);
  if (init.body && !headers.has('content-type')) headers.set('content-type', 'application/json');
  if (secrets.length) headers.set('authorization', `Bearer ${secrets.join(',')}`);
  const answer = await fetch(path, { ...init, headers }).catch(() => {
    throw new ApiError(0, 'lost', t(navigator.onLine ? 'lobby-offline' : 'app-offline'));
  });
  if (!answer.ok) {
    let body: Partial<ErrorMessage> = {};
    try {
      body = await answer.json();
    } catch {
      // A proxy's answer, in no language of ours: the table itself was not reached.
    }
    throw new ApiError(answer.status, body.code ?? '', body.error ?? t('lobby-offline'));
  }
  if (answer.status === 204) return undefined as T;
  return (await answer.json()) as T;
}

const post = <T>(path: string, body: unknown, secrets?: string[]) =>
  call<T>(path, { method: 'POST', body: JSON.stringify(body) }, secrets);

const once = new Map<string, Promise<unknown>>();
/** What does not change while the page is open is asked for once in a language. */
function cached<T>(path: string): Promise<T> {
  const key = `${settings.lang} ${path}`;
  let found = once.get(key) as Promise<T> | undefined;
  if (!found) {
    found = call<T>(path);
    once.set(key, found);
    found.catch(() => once.delete(key));
  }
  return found;
}

export const api = {
  games: () => cached<GameInfo[]>('/api/games'),
  notice: () => call<Notice>('/api/notice'),
  bots: () => cached<BotInfo[]>('/api/bots'),
  statics: (slug: string) => cached<Static>(`/api/games/${slug}/static`),
  rules: (slug: string) => cached<Rules>(`/api/games/${slug}/rules`),
  reference: (slug: string) => cached<Rules>(`/api/games/${slug}/reference`),
  create: (table: NewTable) => post<Created>('/api/tables', table),
  open: () => call<TableLine[]>('/api/tables'),
  joinable: () => call<TableLine[]>('/api/tables/open'),
  take: (id: string, name: string) => post<Taken>(`/api/tables/${id}/take`, { name }),
  rename: (id: string, seat: number, name: string, secrets: string[]) =>
    post<Update>(`/api/tables/${id}/name`, { seat, name }, secrets),
  resign: (id: string, seat: number, secrets: string[]) =>
    post<Update>(`/api/tables/${id}/resign`, { seat }, secrets),
  askBack: (id: string, seat: number, secrets: string[]) =>
    post<Update>(`/api/tables/${id}/ask-back`, { seat }, secrets),
  answerBack: (id: string, seat: number, yes: boolean, secrets: string[]) =>
    post<Update>(`/api/tables/${id}/answer-back`, { seat, yes }, secrets),
  fill: (id: string, secrets: string[]) => post<Update>(`/api/tables/${id}/fill`, {}, secrets),
  toBot: (id: string, seat: number, secrets: string[]) =>
    post<Update>(`/api/tables/${id}/seats/${seat}/bot`, {}, secrets),
  toNext: (id: string, seat: number, secrets: string[]) =>
    post<Taken>(`/api/tables/${id}/seats/${seat}/next`, {}, secrets),
  qr: (text: string) => post<Qr>('/api/qr', { text }),
  place: () => call<Place>('/api/place'),
  leaveLuggage: (text: string) => post<TransferCode>('/api/transfers', { text }),
  fetchLuggage: (code: string) => post<Luggage>(`/api/transfers/${code}`, {}),
  mine: (tables: Record<string, string[]>) => post<Mine[]>('/api/tables/mine', { tables }),
  table: (id: string, secrets: string[]) => call<Update>(`/api/tables/${id}`, {}, secrets),
  explain: (id: string, seat: number, secrets: string[]) =>
    call<Explained>(`/api/tables/${id}/explain/${seat}`, {}, secrets),
  hint: (id: string, seat: number, secrets: string[]) =>
    post<Hint>(`/api/tables/${id}/hint`, { seat }, secrets),
  leave: (id: string, seat: number, secrets: string[]) =>
    post<Update>(`/api/tables/${id}/leave`, { seat }, secrets),
  comeBack: (id: string, seat: number, secrets: string[]) =>
    post<Update>(`/api/tables/${id}/return`, { seat }, secrets),
  rematch: (id: string, secrets: string[]) =>
    post<Created>(`/api/tables/${id}/rematch`, {}, secrets),
  remove: (id: string, secrets: string[]) =>
    call<void>(`/api/tables/${id}`, { method: 'DELETE' }, secrets),
  replay: (id: string, secrets: string[]) =>
    call<ReplaySummary>(`/api/tables/${id}/replay`, {}, secrets),
  replayPly: (id: string, ply: number, secrets: string[]) =>
    call<ReplayPly>(`/api/tables/${id}/replay/${ply}`, {}, secrets),
  recordUrl: (id: string) => `/api/tables/${id}/record`,
  upload: (text: string) =>
    call<Uploaded>('/api/replays', {
      method: 'POST',
      body: text,
      headers: { 'content-type': 'application/jsonl' },
    }),
};
