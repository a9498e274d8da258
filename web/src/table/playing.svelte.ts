/** Making moves: sending, asking first, standing answers, taking back. */

import { untrack } from 'svelte';
import { askFirst } from '../lib/ask';
import { save, settings } from '../lib/settings.svelte';
import { play as sound } from '../lib/sound';
import type { Step } from '../lib/types';
import { Advice } from './advice.svelte';
import type { Sitting } from './sitting.svelte';

export class Playing {
  asking = $state<{ moves: Step[]; question: string } | null>(null);
  readonly advice: Advice;
  standing: Record<string, boolean> = $state({});
  #turn = '';
  #at: Sitting;
  #refused: (error: unknown) => void;

  constructor(at: Sitting, refused: (error: unknown) => void) {
    this.#at = at;
    this.#refused = refused;
    this.advice = new Advice(at, refused);
    $effect(() => this.#dropStale());
    $effect(() => this.#endStanding());
    $effect(() => this.#answer());
  }

  busy = $derived.by(() => this.#at.live?.busy ?? false);
  canUndo = $derived.by(() => {
    const { viewer, live, left } = this.#at;
    return viewer !== null && (live?.canUndo(viewer) ?? false) && !left && !this.busy;
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
    this.advice.drop();
    if (live && viewer !== null) await live.undo(viewer).catch(this.#refused);
  }

  async #carryOut(moves: Step[]): Promise<void> {
    const { live, viewer } = this.#at;
    if (!live || viewer === null || live.busy) return;
    this.asking = null;
    this.advice.drop();
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
