import { expect, it } from 'vitest';
import { settings, type Lang } from '../lib/settings.svelte';
import type { LogEntry, SeatInfo, Update } from '../lib/types';
import { fetchWords } from '../words';
import { answered, awayFrom, isHost, isMaker, lastOf, sinceMine } from './people';
import { clockText } from './session';

const entry = (seat: number | null, by: string) => ({ seat, by }) as LogEntry;
const seat = (number: number, more: Partial<SeatInfo> = {}) =>
  ({ seat: number, kind: 'me', joined: true, ...more }) as SeatInfo;

it('tells what others did since the own last decision', () => {
  const log = [entry(null, 'deal'), entry(0, 'player'), entry(1, 'bot'), entry(0, 'table')];
  expect(sinceMine(log, 0)).toEqual([entry(1, 'bot')]);
  expect(sinceMine(log, 1)).toEqual([]);
});

it('tells it through all decisions of a turn', () => {
  const log = [entry(0, 'player'), entry(1, 'bot'), entry(0, 'player'), entry(0, 'player')];
  expect(sinceMine(log, 0)).toEqual([entry(1, 'bot')]);
  expect(sinceMine([...log, entry(2, 'bot')], 0)).toEqual([entry(2, 'bot')]);
});

it('knows who made a table', () => {
  const seats = [seat(0, { kind: 'link' }), seat(1), seat(2)];
  expect(isMaker(seats, [1])).toBe(true);
  expect(isMaker(seats, [0, 2])).toBe(false);
  expect(isMaker([seat(0, { kind: 'bot' })], [])).toBe(false);
});

it('lets the others give empty seats away once the maker has left', () => {
  const seats = [seat(0, { left: true }), seat(1, { kind: 'link' }), seat(2, { left: true })];
  expect(isHost(seats, [1])).toBe(true);
  expect(isHost(seats, [2])).toBe(false);
  expect(isHost(seats, [])).toBe(false);
  expect(isHost([seat(0), seat(1, { kind: 'link' })], [1])).toBe(false);
});

it('says that a seat was given up, and that a table waits', () => {
  const resigned = seat(0, { left: true, stand_in: true, resigned: true });
  const why = (seats: SeatInfo[]) => awayFrom({ seats } as Update, [0])[0]?.why;
  expect(why([resigned, seat(1)])).toBe('act-resigned');
  expect(why([seat(0, { left: true, stand_in: true }), seat(1)])).toBe('act-left');
  expect(why([seat(0, { left: true }), seat(1)])).toBe('act-left-empty');
  expect(why([seat(0, { left: true }), seat(1, { joined: false })])).toBe('act-left-paused');
  expect(why([seat(0, { stand_in: true }), seat(1, { left: true })])).toBe('act-timed-out');
});

it('tells what became of a question, to whom it concerns', () => {
  const asked = { ply: 5, you: [0], asked: { seat: 0, yes: [] }, over: false } as unknown as Update;
  const after = (more: object) => ({ ...asked, asked: null, ...more }) as Update;
  expect(answered(asked, asked)).toBeNull();
  expect(answered(asked, after({ ply: 4 }))).toBe('consent-agreed');
  expect(answered(asked, after({}))).toBe('consent-refused');
  expect(answered(asked, after({ ply: 6 }))).toBeNull(); // the game has gone on
  expect(answered({ ...asked, you: [1] }, after({ you: [1] }))).toBeNull(); // we said no ourselves
  expect(answered({ ...asked, you: [1] }, after({ you: [1], ply: 4 }))).toBe('consent-agreed');
});

it('quotes the last decision of a seat', () => {
  const log = [
    { seat: 0, by: 'player', words: ['You played a set.', 'You drew.'] },
    { seat: 0, by: 'table', words: ['You passed.'] },
  ] as unknown as LogEntry[];
  expect(lastOf(log, 0)).toBe('You played a set.');
  expect(lastOf(log, 1)).toBe('');
});

it('says long times in hours and days, as the reader’s language does', async () => {
  const days = { en: '2 d 23 h', de: '2 T. 23 Std.', fr: '2 j 23 h', es: '2 d 23 h' };
  for (const [lang, said] of Object.entries(days)) {
    await fetchWords(lang as Lang);
    settings.lang = lang as Lang;
    expect(clockText(59)).toBe('0:59');
    expect(clockText(3 * 24 * 3600 - 60)).toBe(said.replace(/(\d) /g, '$1\u00a0'));
  }
  settings.lang = 'en';
  expect(clockText(3600 + 120)).toBe('1\u00a0h 2\u00a0min');
});
