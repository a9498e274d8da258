/** Making moves: sending, asking first, standing answers, taking back, hints. */

import { untrack } from 'svelte';
import { askFirst } from '../lib/ask';
import { calm, save, settings } from '../lib/settings.svelte';
import { play as sound } from '../lib/sound';
import type { Hint, Step } from '../lib/types';
import type { Sitting } from './sitting.svelte';

/** How long a step of a plan is looked at. */
const STEP = 700;

const pause = (time: number) => new Promise((done) => setTimeout(done, time));

export class Playing {
  asking = $state<{ moves: Step[]; question: string } | null>(null);
  hint = $state<Hint | null>(null);
  hinting = $state(false);
  /** How many steps of the hint's plan are done; null: none of it was begun. */
  done = $state<number | null>(null);
  standing: Record<string, boolean> = $state({});
  #turn = '';
  #at: Sitting;
  #refused: (error: unknown) => void;

  constructor(at: Sitting, refused: (error: unknown) => void) {
    this.#at = at;
    this.#refused = refused;
    $effect(() => this.#dropStale());
    $effect(() => this.#endStanding());
    $effect(() => this.#answer());
  }

  busy = $derived.by(() => this.#at.live?.busy ?? false);
  canUndo = $derived.by(() => {
    const { viewer, update, left } = this.#at;
    return viewer !== null && (update?.undo[String(viewer)] ?? false) && !left && !this.busy;
  });
  canAskBack = $derived.by(() => {
    const { viewer, update, left } = this.#at;
    return viewer !== null && (update?.askable[String(viewer)] ?? false) && !left;
  });
  canHint = $derived.by(() => this.#at.myTurn && !this.busy && (this.#at.update?.hints ?? false));
  /** The standing answers that make sense now. */
  offered = $derived.by(() => {
    const { game, view, viewer, update } = this.#at;
    return (game?.standing ?? []).filter(
      (each) => view && viewer !== null && !update?.over && (each.shown?.(view, viewer) ?? true),
    );
  });

  send(moves: Step[]): void {
    if (!moves.length || !this.#at.view || this.busy) return;
    const asks = settings.confirm && !this.#at.guiding.step;
    const question = asks ? askFirst(this.#at.legal, moves) : null;
    if (question) this.asking = { moves, question };
    else void this.#carryOut(moves);
  }

  confirm(): void {
    if (this.asking) void this.#carryOut(this.asking.moves);
  }

  confirmAlways(): void {
    settings.confirm = false;
    save();
    this.confirm();
  }

  async undo(): Promise<void> {
    const { live, viewer } = this.#at;
    if (live && viewer !== null) await live.undo(viewer).catch(this.#refused);
  }

  async askHint(): Promise<void> {
    const { live, viewer } = this.#at;
    if (!live || viewer === null) return;
    this.hinting = true;
    try {
      this.hint = await live.hint(viewer);
      this.done = null;
    } catch (error) {
      this.#refused(error);
    } finally {
      this.hinting = false;
    }
  }

  /** What the hint speaks of next, to be marked. */
  hinted = $derived.by(() => this.hint?.plan[this.done ?? 0]?.moves[0] ?? null);

  dropHint(): void {
    this.hint = null;
    this.done = null;
  }

  /** Carries the plan out, a step after the other, so that one can follow it. */
  async followHint(): Promise<void> {
    const { live, viewer } = this.#at;
    const { hint } = this;
    if (!live || viewer === null || !hint || this.busy) return;
    this.done = 0;
    for (const step of hint.plan) {
      if (this.hint !== hint) return;
      try {
        await live.move(viewer, step.moves);
      } catch (error) {
        this.#refused(error);
        this.dropHint();
        live.sync();
        return;
      }
      sound('move');
      this.done += 1;
      if (this.done < hint.plan.length && !calm()) await pause(STEP);
    }
    if (!this.canUndo) this.dropHint();
  }

  /** Takes back all that was done of the plan. */
  async takeHintBack(): Promise<void> {
    const { live, viewer } = this.#at;
    const steps = this.done ?? 0;
    this.dropHint();
    if (!live || viewer === null) return;
    for (let i = 0; i < steps; i++) {
      try {
        await live.undo(viewer);
      } catch {
        return; // something has come to light since
      }
    }
  }

  async #carryOut(moves: Step[]): Promise<void> {
    const { live, viewer } = this.#at;
    if (!live || viewer === null || live.busy) return;
    this.asking = null;
    this.dropHint();
    try {
      await live.move(viewer, moves);
      sound('move');
    } catch (error) {
      this.#refused(error);
      live.sync();
    }
  }

  /** A question is about the table as it was. */
  #dropStale(): void {
    void this.#at.update?.version;
    const possible = new Set(this.#at.legal.map((move) => move.move));
    const asked = untrack(() => this.asking)?.moves[0];
    if (typeof asked === 'number' && !possible.has(asked)) this.asking = null;
    const hinted = untrack(() => this.hint)?.move;
    const begun = untrack(() => this.done) !== null;
    if (hinted !== undefined && !begun && !possible.has(hinted)) this.hint = null;
  }

  #endStanding(): void {
    const { view, viewer, game } = this.#at;
    if (!view || viewer === null) return;
    const active = `${view.round}:${(view as { active?: number }).active ?? view.seat}`;
    if (active === this.#turn) return;
    this.#turn = active;
    for (const each of game?.standing ?? [])
      if (each.until === 'turn' && untrack(() => this.standing[each.id]))
        this.standing[each.id] = false;
  }

  #answer(): void {
    const { view, viewer, game, offered: legal } = this.#at;
    if (!view || viewer === null || !legal.length || this.busy) return;
    for (const each of game?.standing ?? []) {
      const move = this.standing[each.id] ? each.answer(view, legal, viewer) : null;
      if (move !== null) {
        untrack(() => void this.#carryOut([move]));
        return;
      }
    }
  }
}
