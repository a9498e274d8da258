/** Dice chosen together: which are kept, which are thrown again and as what. */
import { moveOf } from '../../lib/select.svelte';
import type { LegalMove, Step } from '../../lib/types';

export type Sides = 4 | 6 | 8;
/** [die, number] */
export type Die = [Sides, number];
export const SIDES: readonly Sides[] = [4, 6, 8];
/** Indices of the dice that count as kept: all but those of the latest throw. */
export function keptAfterThrow(dice: readonly Die[], fresh: readonly Die[]): number[] {
  const rest = fresh.map(String);
  return dice.flatMap((die, i) => {
    const at = rest.indexOf(String(die));
    if (at < 0) return [i];
    rest.splice(at, 1);
    return [];
  });
}

/** The same dice among others (a die was turned or rolled again): kept ones stay kept. */
export function keptAgain(
  before: readonly Die[],
  kept: readonly number[],
  now: readonly Die[],
): number[] {
  const wanted = kept.map((i) => String(before[i]));
  return now.flatMap((die, i) => {
    const at = wanted.indexOf(String(die));
    if (at < 0) return [];
    wanted.splice(at, 1);
    return [i];
  });
}

const count = (types: readonly number[], sides: number): number =>
  types.filter((one) => one === sides).length;

/** Lifts in rising order, then the throw; null where its beginning is not offered. */
export function throwChain(
  lifted: readonly Die[],
  types: readonly Sides[],
  legal: LegalMove[],
): Step[] | null {
  if (!types.length) return null;
  const rising = [...lifted].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const chain: Step[] = [];
  for (const [die, number] of rising) {
    const move = moveOf(legal, 'lift', { die, number });
    if (!move) return null;
    chain.push(move.move);
  }
  const args = { d4: count(types, 4), d6: count(types, 6), d8: count(types, 8) };
  if (rising.length) return [...chain, { kind: 'throw', args }];
  const listed = moveOf(legal, 'throw', args);
  return listed ? [listed.move] : null;
}

/** Whether the box has dice enough of each type for these and those that lie somewhere. */
export function enough(
  box: readonly { sides: number; count: number }[],
  types: readonly Sides[],
  lying: readonly Sides[],
): boolean {
  return box.every((type) => count([...types, ...lying], type.sides) <= type.count);
}

/** As many dice as are wished for, each of its type, or of another where the box has no more of it. */
export function fitting(
  box: readonly { sides: number; count: number }[],
  wished: readonly Sides[],
  lying: readonly Sides[],
): Sides[] {
  const left = new Map(box.map((type) => [type.sides, type.count - count(lying, type.sides)]));
  const room = (sides: Sides) => left.get(sides) ?? 0;
  return wished.map((sides) => {
    const found = [sides, ...SIDES].find((one) => room(one) > 0) ?? sides;
    left.set(found, room(found) - 1);
    return found;
  });
}

/** Which numbers of a Code the dice show: a flag a number, each die used once. */
export function shownOf(code: readonly number[], dice: readonly Die[]): boolean[] {
  const rest = dice.map(([, number]) => number);
  return code.map((number) => {
    const at = rest.indexOf(number);
    if (at < 0) return false;
    rest.splice(at, 1);
    return true;
  });
}
