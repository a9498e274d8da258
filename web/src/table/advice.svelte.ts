/** A hint, from the question to its taking back.
 *
 * It is shown as long as the table is the one that it speaks of: its seat looks at the screen, and
 * has chosen and taken back nothing but the plan. Before it is begun its first move must be
 * possible; when it is done it must be possible to take all of it back. Whatever else may happen
 * (others move, something is revealed, time runs out) shows in one of these.
 */

import { calm } from '../lib/settings.svelte';
import { play as sound } from '../lib/sound';
import type { Hint, Seat } from '../lib/types';
import type { Sitting } from './sitting.svelte';

/** How long a step of a plan is looked at. */
const STEP = 700;

const pause = (time: number) => new Promise((done) => setTimeout(done, time));

interface Plan {
  hint: Hint;
  seat: Seat;
  /** How often the seat had chosen or taken back when it was asked for, or after its last step. */
  answers: number;
  /** How many of its moves are made; null: none of it was begun. */
  made: number | null;
  running: boolean;
  /** How many decisions they were, each taken back by one undo. */
  decisions: number;
  /** One of them could not be taken back. */
  final: boolean;
}

export class Advice {
  asking = $state(false);
  #kept: Plan | null = $state(null);
  #at: Sitting;
  #refused: (error: unknown) => void;

  constructor(at: Sitting, refused: (error: unknown) => void) {
    this.#at = at;
    this.#refused = refused;
  }

  #plan = $derived.by(() => (this.#kept && this.#holds(this.#kept) ? this.#kept : null));
  hint = $derived.by(() => this.#plan?.hint ?? null);
  /** How many steps of it are done; null: none of it was begun. */
  done = $derived.by(() => {
    const plan = this.#plan;
    if (!plan || plan.made === null) return null;
    let moves = 0;
    return plan.hint.plan.filter((step) => (moves += step.moves.length) <= plan.made!).length;
  });
  /** The move that it speaks of next, to be marked. */
  next = $derived.by(() => this.hint?.plan[this.done ?? 0]?.moves[0] ?? null);

  async ask(): Promise<void> {
    const { live, viewer: seat } = this.#at;
    if (!live || seat === null) return;
    const answers = live.answers(seat);
    this.asking = true;
    try {
      const hint = await live.hint(seat);
      this.#kept = {
        hint,
        seat,
        answers,
        made: null,
        running: false,
        decisions: 0,
        final: false,
      };
    } catch (error) {
      this.#refused(error);
    } finally {
      this.asking = false;
    }
  }

  drop(): void {
    this.#kept = null;
  }

  /** Carries the plan out, a step after the other, so that one can follow it. */
  async follow(): Promise<void> {
    const plan = this.#plan;
    if (!plan || plan.made !== null || this.#at.live?.busy) return;
    plan.made = 0;
    plan.running = true;
    let end = 0;
    for (const { moves } of plan.hint.plan) {
      end += moves.length;
      const left = end - plan.made;
      if (left <= 0) continue; // the table made it, for nothing else was left
      if (plan.made && !calm()) await pause(STEP);
      if (!(await this.#carryOut(plan, moves.slice(-left)))) {
        if (this.#kept === plan) this.drop();
        return;
      }
    }
    plan.running = false;
  }

  /** Takes back all of the plan. */
  async takeBack(): Promise<void> {
    const { live } = this.#at;
    const plan = this.#plan;
    if (!live || live.busy || !plan?.decisions) return;
    this.drop();
    try {
      for (let i = 0; i < plan.decisions; i++) await live.undo(plan.seat);
    } catch (error) {
      this.#refused(error);
    }
  }

  /** Whether a step was made. Nothing is sent to a table that has gone another way. */
  async #carryOut(plan: Plan, moves: number[]): Promise<boolean> {
    const { live, legal } = this.#at;
    const here = this.#plan === plan && live?.answers(plan.seat) === plan.answers;
    if (!here || live.busy || legal.every((each) => each.move !== moves[0])) return false;
    try {
      await live.move(plan.seat, moves);
    } catch (error) {
      this.#refused(error);
      live.sync();
      return false;
    }
    sound('move');
    const answers = live.answers(plan.seat);
    const made = answers - plan.answers; // none, where it only says that the seat is done
    plan.answers = answers;
    plan.made! += Math.max(made, moves.length);
    if (made) plan.decisions += 1;
    plan.final ||= made > 0 && !live.canUndo(plan.seat);
    return true;
  }

  #holds(plan: Plan): boolean {
    const { live, viewer, left, legal } = this.#at;
    if (!live || viewer !== plan.seat || left) return false;
    if (plan.running) return true;
    if (live.answers(plan.seat) !== plan.answers) return false;
    return plan.made === null
      ? legal.some((each) => each.move === plan.hint.move)
      : plan.decisions > 0 && !plan.final && live.canUndo(plan.seat);
  }
}
