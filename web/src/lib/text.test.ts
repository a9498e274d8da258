import { expect, it } from 'vitest';
import { glued, plain } from './text';
import type { Text } from './types';

const chip = (text: string) => ({ kind: 'card', id: text, text });

it('keeps the signs that touch a thing on its line', () => {
  const text: Text = [
    'Ann joue (',
    chip('Vol'),
    '), ',
    chip('Cœur'),
    '\u00a0: « ',
    chip('x'),
    '\u00a0».',
  ];
  const found = glued(text);
  expect(
    found.map(({ before, one, after }) => [
      before,
      typeof one === 'string' ? one : one.text,
      after,
    ]),
  ).toEqual([
    ['', 'Ann joue ', ''],
    ['(', 'Vol', '),'],
    ['', ' ', ''],
    ['', 'Cœur', '\u00a0:'],
    ['', ' « ', ''],
    ['', 'x', '\u00a0».'],
    ['', '', ''],
  ]);
});

it('loses and doubles nothing', () => {
  const texts: Text[] = [
    ['„', chip('a'), '“ und ', chip('b'), chip('c'), '.'],
    [chip('a'), '.'],
    ['¿', chip('a'), '? (', chip('b'), ')'],
    [chip('a'), ','],
    ['(', chip('a'), ')', chip('b')],
    ['a (', 'b) ', chip('c')],
  ];
  for (const text of texts) {
    const again = glued(text).flatMap(({ before, one, after }): Text => [before, one, after]);
    expect(plain(again)).toBe(plain(text));
  }
});
