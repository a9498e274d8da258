import type { Args, LegalMove } from './types';

/** Finding moves by what they belong to, and choosing several before sending them as one. */

/** The legal moves of a kind whose args contain all of these. */
export function movesOf(legal: LegalMove[], kind: string, args: Args = {}): LegalMove[] {
  const wanted = Object.entries(args);
  return legal.filter(
    (move) => move.kind === kind && wanted.every(([name, value]) => same(move.args[name], value)),
  );
}

/** The one legal move of that kind and args, or undefined. */
export function moveOf(legal: LegalMove[], kind: string, args: Args = {}): LegalMove | undefined {
  return movesOf(legal, kind, args)[0];
}

/** Whether one of the patterns (a kind, and any arguments) names this move. */
export function fitsOne(patterns: Args[], kind: string, args: Args): boolean {
  return patterns.some(({ kind: wanted, ...rest }) => {
    const fits = Object.entries(rest).every(([name, value]) => same(args[name], value));
    return wanted === kind && fits;
  });
}

function same(a: unknown, b: unknown): boolean {
  return a === b || JSON.stringify(a) === JSON.stringify(b);
}

/** Things picked by key, in the order picked; `toggle` takes back. */
export class Picks<K> {
  keys: K[] = $state([]);
  has = (key: K): boolean => this.keys.includes(key);
  toggle = (key: K): void => {
    this.keys = this.has(key) ? this.keys.filter((k) => k !== key) : [...this.keys, key];
  };
  clear = (): void => {
    if (this.keys.length) this.keys = [];
  };
  get size(): number {
    return this.keys.length;
  }
}

/** What is offered, as a board should show it: while an answer is awaited nothing is offered, and the
 *  board stays as it was (greyed by `busy`). */
export class Offers {
  private last: LegalMove[] = [];
  constructor(
    private readonly offered: () => LegalMove[],
    private readonly busy: () => boolean,
  ) {}
  readonly moves: LegalMove[] = $derived.by(() => {
    if (!this.busy()) this.last = this.offered();
    return this.last;
  });
}
