/**
 * Codes of moves that follow one the server listed (section 5 of the specification: kinds in
 * order, codes from 0). Only `put` is needed before it is listed: a held tile is laid at once.
 */
const KEEP = 54;
const READY = 1;
const HOLD = 36;
const WINDOW = 10;
const PUT = KEEP + READY + HOLD;

export function putCode(row: number, col: number): number {
  return PUT + WINDOW * row + col;
}
