import { describe, expect, it } from 'vitest';
import type { LegalMove } from '../lib/types';
import {
  enough,
  keptAfterThrow,
  keptAgain,
  scoreCode,
  shownOf,
  throwChain,
  throwCode,
  type Die,
} from './Galactzy.dice';
import first from '../dev/fixtures/galactzy.throw.json';
import assign from '../dev/fixtures/galactzy.assign.json';

const lift = (die: number, number: number, move: number): LegalMove => ({
  move,
  kind: 'lift',
  args: { die, number },
  words: '',
});

describe('dice chosen together', () => {
  it('names every throw as the engine does', () => {
    const throws = first.legal.filter((one) => one.kind === 'throw');
    expect(throws.length).toBeGreaterThan(20);
    for (const { move, args } of throws) {
      const { d4, d6, d8 } = args as { d4: number; d6: number; d8: number };
      const types = [...Array(d4).fill(4), ...Array(d6).fill(6), ...Array(d8).fill(8)];
      expect(throwCode(types)).toBe(move);
    }
  });

  it('names every line as the engine does', () => {
    const lines = Object.keys(assign.view.players[0]!.lines);
    const scores = assign.legal.filter((one) => one.kind === 'score');
    expect(scores.length).toBeGreaterThan(0);
    for (const { move, args } of scores)
      expect(scoreCode(lines.indexOf((args as { line: string }).line))).toBe(move);
  });

  it('keeps what was not thrown last', () => {
    const dice: Die[] = [
      [4, 2],
      [4, 2],
      [6, 5],
      [8, 8],
    ];
    expect(
      keptAfterThrow(dice, [
        [4, 2],
        [8, 8],
      ]),
    ).toEqual([1, 2]);
    expect(
      keptAgain(
        dice,
        [1, 2],
        [
          [4, 2],
          [4, 3],
          [6, 5],
          [8, 8],
        ],
      ),
    ).toEqual([0, 2]);
  });

  it('lifts upwards, then throws', () => {
    const legal = [lift(4, 1, 181), lift(6, 3, 187), lift(8, 4, 194)];
    const chain = throwChain(
      [
        [8, 4],
        [4, 1],
      ],
      [4, 8],
      legal,
    );
    expect(chain).toEqual([181, 194, throwCode([4, 8])]);
    expect(throwChain([[6, 6]], [6], legal)).toBeNull();
    expect(throwChain([], [6], legal)).toBeNull();
  });

  it('knows when a type runs out', () => {
    expect(enough([8, 8, 8], [8, 8, 8, 8])).toBe(true);
    expect(enough([8, 8, 8, 8], [8, 8, 8, 8])).toBe(false);
  });

  it('marks the numbers of a Code that lie there', () => {
    const dice: Die[] = [
      [4, 2],
      [6, 4],
      [8, 8],
    ];
    expect(shownOf([2, 2, 4, 4, 6, 8], dice)).toEqual([true, false, true, false, false, true]);
  });
});
