import { describe, expect, it } from 'vitest';
import { legalMove } from '../lib/testing';
import type { GameModule } from '../games/types';
import type { LegalMove, View } from '../lib/types';
import { clockText, gather, leftOver, lookThrough, secondsLeft } from './session';

const move = (code: number, kind: string): LegalMove => legalMove(code, kind);

describe('who looks at the table', () => {
  it('stays while it is waited for', () => expect(lookThrough(1, [0, 1], [0, 1])).toBe(1));
  it('is the first of ours that is waited for', () =>
    expect(lookThrough(0, [0, 2], [1, 2])).toBe(2));
  it('stays when others play', () => expect(lookThrough(2, [0, 2], [1])).toBe(2));
  it('is nobody for a watcher', () => expect(lookThrough(null, [], [0])).toBeNull());
});

describe('what the board does not offer', () => {
  const legal = [move(1, 'play'), move(2, 'odd'), move(3, 'end')];
  const game = (claims: GameModule['claims']) => ({ claims }) as GameModule;
  it('becomes buttons', () => {
    expect(
      leftOver(
        game(() => [1, 3]),
        {} as View,
        legal,
      ).map((each) => each.move),
    ).toEqual([2]);
  });
  it('is everything when a board fails: nothing is unplayable', () => {
    const broken = game(() => {
      throw new Error('broken');
    });
    expect(leftOver(broken, {} as View, legal)).toEqual(legal);
  });
  it('is gathered by kind when there is much', () => {
    expect(gather(legal)).toEqual([{ kind: '', moves: legal }]);
    const many = Array.from({ length: 9 }, (_, i) => move(i, i % 2 ? 'a' : 'b'));
    expect(gather(many).map((group) => [group.kind, group.moves.length])).toEqual([
      ['b', 5],
      ['a', 4],
    ]);
    expect(gather([])).toEqual([]);
  });
});

describe('clocks', () => {
  it('count by the server’s time', () => {
    expect(secondsLeft(1060, 1000, 0)).toBe(60);
    expect(secondsLeft(1060, 1000, 30_500)).toBe(30);
    expect(secondsLeft(1060, 1000, 99_000)).toBe(0);
    expect(clockText(65)).toBe('1:05');
  });
});
