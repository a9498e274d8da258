/** Dice chosen together: which are kept, which are thrown again and as what. */
import { moveOf } from '../lib/select.svelte';
import type { LegalMove } from '../lib/types';

export type Sides = 4 | 6 | 8;
/** [die, number] */
export type Die = [Sides, number];
export const SIDES: readonly Sides[] = [4, 6, 8];
const MOST_IN_HAND = 8;
const MOST_OF_A_KIND = 7;

// Codes of moves that follow one the server listed (section 5 of the specification: kinds in order,
// codes from 0): the throw after the last lift, the line scored after the stop.
const COLOURS = 4;
const NUMBERS = 8;
const CORNERS = 4;
const THROW = COLOURS + NUMBERS + CORNERS;
const THROWS = 164;
const [EXTRA, LIFT, REROLL, MODIFY, TURN, EFFECT_REROLL, EFFECT_EXTRA] = [1, 18, 18, 30, 98, 2, 1];
const POWER_ROLL = 3;
const STOP =
  THROW +
  THROWS +
  EXTRA +
  LIFT +
  REROLL +
  MODIFY +
  TURN +
  EFFECT_REROLL +
  EFFECT_EXTRA +
  TURN +
  POWER_ROLL;
const SCORE = STOP + 1;

/** By the size of the hand, then d4, then d6. */
export function throwCode(types: readonly Sides[]): number {
  const count = (sides: Sides) => types.filter((one) => one === sides).length;
  const [d4, d6] = [count(4), count(6)];
  let code = THROW;
  for (let size = 1; size < types.length && size < MOST_IN_HAND; size += 1)
    code += ((size + 1) * (size + 2)) / 2;
  for (let fours = 0; fours < d4; fours += 1) code += types.length - fours + 1;
  return code + d6;
}

export const scoreCode = (line: number): number => SCORE + line;

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

/** Lifts in rising order, then the throw; null where a lift is not offered. */
export function throwChain(
  lifted: readonly Die[],
  types: readonly Sides[],
  legal: LegalMove[],
): number[] | null {
  if (!types.length) return null;
  const rising = [...lifted].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const codes: number[] = [];
  for (const [die, number] of rising) {
    const move = moveOf(legal, 'lift', { die, number });
    if (!move) return null;
    codes.push(move.move);
  }
  const count = (sides: Sides) => types.filter((one) => one === sides).length;
  const listed = moveOf(legal, 'throw', { d4: count(4), d6: count(6), d8: count(8) });
  if (!rising.length && !listed) return null;
  return [...codes, throwCode(types)];
}

/** Whether there are dice enough of each type, with those that lie on the table and on a card. */
export function enough(types: readonly Sides[], lying: readonly Sides[]): boolean {
  const all = [...types, ...lying];
  return SIDES.every((sides) => all.filter((one) => one === sides).length <= MOST_OF_A_KIND);
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
