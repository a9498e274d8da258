import { beforeEach, expect, test } from 'vitest';
import { keepLast, lastTable } from './lasttable';
import type { BotInfo, GameInfo } from './types';

const game = { slug: 'galactzy', variants: { basic: [1, 2] } } as unknown as GameInfo;
const bots = [{ name: 'cadet' }] as BotInfo[];
const table = { variant: 'basic', count: 2, kinds: ['me', 'bot:cadet'], clock: 'none' };

beforeEach(() => localStorage.clear());

test('the last table of a game is kept', () => {
  expect(lastTable(game, bots, ['none'])).toBeNull();
  keepLast('galactzy', table);
  expect(lastTable(game, bots, ['none'])).toEqual(table);
  expect(lastTable({ ...game, slug: 'other' }, bots, ['none'])).toBeNull();
});

test.each([
  { ...table, variant: 'gone' },
  { ...table, count: 3 },
  { ...table, kinds: ['me', 'bot:gone'] },
  { ...table, clock: 'gone' },
])('what is no longer played so is forgotten', (old) => {
  keepLast('galactzy', old);
  expect(lastTable(game, bots, ['none'])).toBeNull();
});
