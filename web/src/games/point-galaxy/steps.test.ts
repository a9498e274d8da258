import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../lib/types';
import { takenBy } from './steps.svelte';

const event = (kind: string, args: Record<string, unknown> = {}) =>
  ({ kind, args }) as unknown as GameEvent;

describe('the AI’s turn', () => {
  it('is what it took, each with the token that it earned', () => {
    const events = [
      event('place', { seat: 0, card: 'P001' }),
      event('ai-turn', { round: 2 }),
      event('ai-take', { row: 1, column: 2, card: 'S001' }),
      event('ai-take', { row: 3, column: 2, card: 'P002' }),
      event('ai-token', { token: 'T03' }),
      event('pointer', { position: 4 }),
    ];
    expect(takenBy(events)).toEqual([
      { row: 1, column: 2, card: 'S001', token: null },
      { row: 3, column: 2, card: 'P002', token: 'T03' },
    ]);
  });
  it('is nothing at a table of several people', () =>
    expect(takenBy([event('draft', { seat: 1, card: 'P001' })])).toEqual([]));
});
