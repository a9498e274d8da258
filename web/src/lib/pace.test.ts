import { describe, expect, it } from 'vitest';
import { isAgainst, mostOf, NO_WEIGHTS, PACES, restOf, shorten, weigh, type Weights } from './pace';
import type { GameEvent, LogEntry } from './types';

const weights: Weights = { passing: ['lift'], held: ['throw'], against: ['yoink'] };
const event = (kind: string, args: Record<string, number> = {}): GameEvent => ({ kind, args });
const entry = (seat: number, by: string, ...events: GameEvent[]): LogEntry => ({
  ply: 1,
  seat,
  by,
  words: [],
  lines: [],
  events,
});

describe('pace', () => {
  it('holds what matters and hurries what follows by itself', () => {
    expect(weigh([entry(1, 'bot', event('lift'))], 0, weights)).toBe('passing');
    expect(weigh([entry(1, 'bot', event('lift'), event('throw'))], 0, weights)).toBe('held');
    expect(weigh([entry(1, 'bot', event('move'))], 0, weights)).toBe('plain');
    expect(weigh([entry(1, 'bot', event('move'))], 0, NO_WEIGHTS)).toBe('plain');
  });

  it('knows what one did oneself and what the table did for one', () => {
    expect(weigh([entry(0, 'player', event('move'))], 0, weights)).toBe('passing');
    expect(weigh([entry(0, 'table', event('lift'))], 0, weights)).toBe('held');
  });

  it('sees what was done to a seat', () => {
    expect(isAgainst(event('yoink', { seat: 1, from: 0 }), 0, weights)).toBe(true);
    expect(isAgainst(event('yoink', { seat: 1, from: 2 }), 0, weights)).toBe(false);
    expect(isAgainst(event('yoink', { seat: 0, from: 0 }), 0, weights)).toBe(false);
    expect(isAgainst(event('yoink', { seat: 1, from: 0 }), null, weights)).toBe(false);
    expect(weigh([entry(1, 'bot', event('yoink', { seat: 1, from: 0 }))], 0, weights)).toBe('held');
  });

  it('goes from relaxed to at once', () => {
    for (const weight of ['passing', 'plain', 'held'] as const) {
      const rests = PACES.map((pace) => restOf(pace, weight));
      expect(rests).toEqual([...rests].sort((a, b) => b - a));
    }
    expect(mostOf('once')).toBe(0);
  });

  it('shows all that waits within the time that is left', () => {
    expect(shorten(400, [], 8000)).toBe(400);
    expect(shorten(400, Array(79).fill(400), 8000)).toBe(100);
    expect(shorten(400, [400], 0)).toBe(0);
    expect(shorten(0, [0], 100)).toBe(0);
  });
});
