/** The dice of a sequence: which are kept, which are thrown again and as what, which tool is used. */
import { untrack } from 'svelte';
import { moveOf } from '../../lib/select.svelte';
import type { LegalMove } from '../../lib/types';
import {
  enough,
  fitting,
  keptAfterThrow,
  keptAgain,
  throwChain,
  type Die,
  type Sides,
} from './dice';
import type { Box, GameView } from './types';

const MIX: Sides[] = [4, 4, 6, 6, 8, 8];
const KINDS = {
  reroll: ['reroll'],
  modify: ['modify'],
  effect: ['effect_turn', 'effect_reroll', 'effect_extra'],
  power: ['power_turn', 'power_roll'],
} as const;
const LOOSE = ['effect_reroll', 'effect_extra', 'power_roll'];
export type Tool = keyof typeof KINDS;

/** The types of the dice that lie on a card, whoever covered a number with them. */
const cardTypes = (view: GameView): Sides[] => view.card_dice.map(([, sides]) => sides as Sides);

/** The table as the board is given it, read anew whenever it changes. */
export interface Felt {
  view: GameView;
  box: Box;
  legal: LegalMove[];
  viewer: number | null;
  hinted: number | null;
  busy: boolean;
}

export class Hand {
  kept: number[] = $state([]);
  types: Sides[] = $state([]);
  handTypes: Sides[] = $state([]);
  tool: Tool | null = $state(null);
  /** The die whose new number is being chosen. */
  turning: number | null = $state(null);
  private before: { dice: Die[]; throws: number; seat: number; mode: string } | null = null;

  constructor(
    private readonly felt: () => Felt,
    private readonly send: (moves: number[]) => void,
  ) {
    $effect.pre(() => {
      const { view } = this.felt();
      untrack(() => this.look(view));
    });
  }

  private look(view: GameView): void {
    this.drop();
    const now = view.sequence;
    const { before } = this;
    if (!now) {
      this.kept = [];
      this.before = null;
      return;
    }
    const same =
      before !== null &&
      before.seat === now.seat &&
      before.mode === now.mode &&
      before.throws === now.throws;
    this.kept = same
      ? keptAgain(before.dice, this.kept, now.dice)
      : now.throws === 0
        ? []
        : keptAfterThrow(now.dice, now.fresh);
    this.types = now.dice.map(([sides]) => sides);
    const chosen = same ? this.handTypes : [];
    const wished = Array.from(
      { length: now.hand },
      (_, i) => chosen[i] ?? now.lifted[i]?.[0] ?? (now.throws === 0 ? (MIX[i] ?? 6) : 6),
    );
    // What is proposed can be thrown, whatever dice lie on a card.
    const { box } = this.felt();
    this.handTypes = fitting(box.dice, wished, [...this.types, ...cardTypes(view)]);
    this.before = { dice: now.dice, throws: now.throws, seat: now.seat, mode: now.mode };
  }

  readonly seq = $derived.by(() => this.felt().view.sequence);
  readonly mine = $derived.by(
    () => this.seq !== null && this.seq.seat === this.felt().viewer && this.felt().legal.length > 0,
  );
  readonly throwing = $derived.by(
    () => this.mine && this.felt().legal.some((one) => one.kind === 'throw' || one.kind === 'lift'),
  );
  liftable = ([die, number]: Die): boolean =>
    moveOf(this.felt().legal, 'lift', { die, number }) !== undefined;
  /** Indices of the dice that are thrown again. */
  readonly again: number[] = $derived.by(() =>
    this.throwing && this.seq
      ? this.seq.dice
          .map((_, i) => i)
          .filter((i) => !this.kept.includes(i) && this.liftable(this.seq!.dice[i]!))
      : [],
  );
  readonly thrown: Sides[] = $derived.by(() => [
    ...this.handTypes,
    ...this.again.map((i) => this.types[i]!),
  ]);
  private readonly lying = $derived.by(() => {
    const left = (this.seq?.dice ?? []).filter((_, i) => !this.again.includes(i));
    return [...left.map(([sides]) => sides), ...cardTypes(this.felt().view)];
  });
  readonly plenty = $derived.by(() => enough(this.felt().box.dice, this.thrown, this.lying));
  readonly chain = $derived.by(() =>
    this.throwing && this.seq && this.plenty
      ? throwChain(
          this.again.map((i) => this.seq!.dice[i]!),
          this.thrown,
          this.felt().legal,
        )
      : null,
  );

  /** All that are thrown become this type, as far as there are dice of it; null: a mixture. */
  setAll(sides: Sides | null): void {
    const inHand = this.handTypes.length;
    const wished = this.thrown.map((_, i) => sides ?? MIX[i] ?? 6);
    const all = fitting(this.felt().box.dice, wished, this.lying);
    this.handTypes = all.slice(0, inHand);
    this.again.forEach((die, i) => (this.types[die] = all[inHand + i]!));
  }

  // --- Eons, effects, powers ---
  toolMoves = (which: Tool): LegalMove[] =>
    this.felt().legal.filter((one) => (KINDS[which] as readonly string[]).includes(one.kind));
  movesAt = ([die, number]: Die): LegalMove[] =>
    this.tool === null
      ? []
      : this.toolMoves(this.tool).filter(({ args }) => args.die === die && args.number === number);
  /** Moves of the tool that belong to no die. */
  readonly loose = $derived.by(() =>
    this.tool === null ? [] : this.toolMoves(this.tool).filter((one) => LOOSE.includes(one.kind)),
  );
  readonly turns = $derived.by(() =>
    this.turning === null || !this.seq ? [] : this.movesAt(this.seq.dice[this.turning]!),
  );
  private readonly hint = $derived.by(() =>
    this.felt().legal.find((move) => move.move === this.felt().hinted),
  );
  hintedDie = ([die, number]: Die): boolean =>
    this.hint !== undefined && this.hint.args.die === die && this.hint.args.number === number;
  hintedTool = (which: Tool): boolean =>
    this.hint !== undefined && (KINDS[which] as readonly string[]).includes(this.hint.kind);

  tap(i: number): void {
    if (!this.seq || this.felt().busy) return;
    if (this.tool) {
      const moves = this.movesAt(this.seq.dice[i]!);
      if (moves.length === 1) this.send([moves[0]!.move]);
      else if (moves.length) this.turning = i;
    } else if (this.kept.includes(i)) this.kept = this.kept.filter((one) => one !== i);
    else this.kept = [...this.kept, i];
  }

  use(which: Tool): void {
    this.turning = null;
    this.tool = this.tool === which ? null : which;
  }

  drop(): void {
    this.tool = null;
    this.turning = null;
  }
}
