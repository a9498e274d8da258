/** A guided first game: which of its steps is shown, and which moves it lets one make. */

import { fitsOne } from '../lib/select.svelte';
import { mine, note } from '../lib/mine.svelte';
import type { GuideInfo, LegalMove } from '../lib/types';

export class Guiding {
  readonly #id: string;
  readonly #told: () => GuideInfo | null;
  /** How many of the steps told now have been read, and since which step. */
  #read = $state({ since: -1, count: 0 });

  constructor(id: string, told: () => GuideInfo | null) {
    this.#id = id;
    this.#told = told;
  }

  readonly #guide = $derived.by(() => (mine.tables[this.#id]?.alone ? null : this.#told()));
  readonly #at = $derived.by(() => (this.#read.since === this.#guide?.done ? this.#read.count : 0));
  readonly of = $derived.by(() => this.#guide?.of ?? 0);
  readonly number = $derived.by(() => (this.#guide?.done ?? 0) + this.#at + 1);
  readonly step = $derived.by(() => this.#guide?.steps[this.#at] ?? null);
  readonly last = $derived.by(() => this.number === this.of);
  /** The step asks for nothing but to be read. */
  readonly reading = $derived.by(() => {
    const guide = this.#guide;
    if (!guide || !this.step) return false;
    return guide.accepts === null || this.#at < guide.steps.length - 1;
  });

  /** The moves on offer: all of them once nobody guides. */
  allowed(legal: LegalMove[]): LegalMove[] {
    if (!this.step) return legal;
    if (this.reading) return [];
    const { accepts, wants } = this.#guide!;
    return legal
      .filter((each) => accepts!.includes(each.move))
      .map((each) => (fitsOne(wants, each.kind, each.args) ? each : { ...each, then: wants }));
  }

  next(): void {
    if (this.last) this.leave();
    else this.#read = { since: this.#guide!.done, count: this.#at + 1 };
  }

  /** Plays on alone. */
  leave(): void {
    note(this.#id, { alone: true });
  }
}
