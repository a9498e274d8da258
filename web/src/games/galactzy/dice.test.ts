import { describe, expect, it } from 'vitest';
import { legalMove } from '../../lib/testing';
import type { LegalMove } from '../../lib/types';
import {
  type Die,
  enough,
  fitting,
  keptAfterThrow,
  keptAgain,
  shownOf,
  type Sides,
  SIDES,
  throwChain,
} from './dice';

const lift = (die: number, number: number, move: number): LegalMove =>
  legalMove(move, 'lift', { die, number });

describe('dice chosen together', () => {
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
    expect(chain).toEqual([181, 194, { kind: 'throw', args: { d4: 1, d6: 0, d8: 1 } }]);
    expect(throwChain([[6, 6]], [6], legal)).toBeNull();
    expect(throwChain([], [6], legal)).toBeNull();
  });

  it('knows when a type runs out', () => {
    const box = [{ sides: 8, count: 7 }];
    expect(enough(box, [8, 8, 8], [8, 8, 8, 8])).toBe(true);
    expect(enough(box, [8, 8, 8, 8], [8, 8, 8, 8])).toBe(false);
  });

  it('proposes what the box still has', () => {
    const box = SIDES.map((sides) => ({ sides, count: 7 }));
    const mix: Sides[] = [4, 4, 6, 6, 8, 8];
    expect(fitting(box, mix, [])).toEqual(mix);
    const lying: Sides[] = [6, 6, 6, 6, 6, 6, 4, 4, 4, 4];
    const found = fitting(box, mix, lying);
    expect(found).toEqual([4, 4, 6, 4, 8, 8]);
    expect(enough(box, found, lying)).toBe(true);
    expect(fitting(box, [6, 6, 6, 6, 6, 6], lying).filter((one) => one === 6)).toHaveLength(1);
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
