import { flushSync } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { PACES, restOf } from '../../lib/pace';
import { settings } from '../../lib/settings.svelte';
import type { GameEvent } from '../../lib/types';
import { Steps, takenBy } from './steps.svelte';

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

describe('the AI’s steps', () => {
  const taken = [1, 2].map((row) => event('ai-take', { row, column: 1, card: `P00${row}` }));
  /** Runs with the steps while they are shown. */
  function shown(calm: boolean, look: (steps: Steps) => void): void {
    let steps!: Steps;
    const stop = $effect.root(
      () =>
        void (steps = new Steps(
          () => taken,
          () => calm,
        )),
    );
    flushSync();
    look(steps);
    stop();
  }
  afterEach(() => {
    settings.pace = 'normal';
    vi.useRealTimers();
  });

  it.each(PACES)('are each held as long as the pace says: %s', (pace) => {
    vi.useFakeTimers();
    settings.pace = pace;
    shown(false, (steps) => {
      for (const step of pace === 'once' ? [] : [0, 1]) {
        expect(steps.now).toBe(steps.all[step]);
        vi.advanceTimersByTime(restOf(pace, 'held'));
      }
      expect(steps.now).toBeNull();
    });
  });
  it('are not played to those who want no motion', () =>
    shown(true, (steps) => expect(steps.now).toBeNull()));
});
