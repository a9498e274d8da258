import { describe, expect, it } from 'vitest';
import type { GameEvent, LogEntry, Text } from '../lib/types';
import { forced, since } from './since';

const weights = { passing: [], held: [], against: ['yoink'] };
const bob = { kind: 'seat', id: 1, text: 'Bob' };
const card = (id: string) => ({ kind: 'card', id, text: id });
let ply = 0;
const entry = (seat: number, by: string, texts: Text[], events: GameEvent[] = []): LogEntry => ({
  ply: (ply += 1),
  seat,
  by,
  words: [],
  lines: texts.map((text) => ({ text, heading: false, thread: '', more: [] })),
  events,
});

it('tells what the table did for me until I decide again', () => {
  const mine = entry(0, 'table', [['Round 2: Bob’s turn'], ['You scored Chance.']]);
  mine.words = ['Round 2: Bob’s turn', 'You scored Chance.'];
  mine.lines[0].heading = true; // whose turn comes next is no choice
  expect(forced([entry(0, 'player', []), mine, entry(1, 'bot', [])], 0)).toBe('You scored Chance.');
  expect(forced([mine, entry(0, 'player', [])], 0)).toBeNull();
  expect(forced([entry(1, 'table', [])], 0)).toBeNull();
});

describe('since my last turn', () => {
  it('begins after my own last decision', () => {
    const log = [
      entry(1, 'bot', [[bob, ' took ', card('old')]]),
      entry(0, 'player', [['You took ', card('mine')]]),
      entry(1, 'bot', [
        [bob, ' took ', card('a')],
        ['New: ', card('b')],
      ]),
      entry(1, 'bot', [[bob, ' placed ', card('a')]]),
    ];
    const told = since(log, 0, weights);
    expect(told.did).toEqual([{ seat: 1, things: [card('a')] }]);
    expect(told.lines).toHaveLength(3);
    expect(told.against).toEqual([]);
  });

  it('tells what was done to me', () => {
    const yoink: GameEvent = { kind: 'yoink', args: { seat: 1, from: 0 } };
    const line: Text = [bob, ' yoinked a fan from you.'];
    const log = [entry(0, 'player', []), entry(1, 'bot', [line], [yoink])];
    expect(since(log, 0, weights).against).toEqual([line]);
  });

  it('tells only the line of who did it to me', () => {
    const cem = { kind: 'seat', id: 2, text: 'Cem' };
    const first: Text = [bob, ' yoinked a fan from ', cem, '.'];
    const mine: Text = [cem, ' yoinked a fan from you.'];
    const after: Text = [bob, ' drew 2 cards.'];
    const events: GameEvent[] = [
      { kind: 'yoink', args: { seat: 1, from: 2 } },
      { kind: 'yoink', args: { seat: 2, from: 0 } },
      { kind: 'draw', args: { seat: 1 } },
    ];
    const log = [entry(0, 'player', []), entry(1, 'bot', [first, mine, after], events)];
    expect(since(log, 0, weights).against).toEqual([mine]);
  });

  it('does not mind what took nothing from me', () => {
    const nothing: GameEvent = { kind: 'yoink', args: { seat: 1, from: 0, fans: 0 } };
    const log = [entry(0, 'player', []), entry(1, 'bot', [[bob, ' took 2 fans.']], [nothing])];
    expect(since(log, 0, weights).against).toHaveLength(1);
    const harmless = ({ args }: GameEvent) => !args.fans;
    expect(since(log, 0, { ...weights, harmless }).against).toEqual([]);
  });
});
