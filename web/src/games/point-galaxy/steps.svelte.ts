/** The AI's turn, which comes as one piece, shown step by step. */
import { untrack } from 'svelte';
import { stepTime } from '../../lib/settings.svelte';
import type { GameEvent } from '../../lib/types';

export interface Step {
  row: number;
  column: number;
  card: string;
  /** A token that this card earned. */
  token: string | null;
}

/** What the AI took, in order, with the token that each card brought. */
export function takenBy(events: readonly GameEvent[]): Step[] {
  const found: Step[] = [];
  for (const { kind, args } of events as { kind: string; args: Record<string, unknown> }[]) {
    if (kind === 'ai-take')
      found.push({
        row: Number(args.row),
        column: Number(args.column),
        card: String(args.card),
        token: null,
      });
    if (kind === 'ai-token' && found.length) found.at(-1)!.token = String(args.token);
  }
  return found;
}

export class Steps {
  all: Step[] = $state.raw([]);
  at = $state(0);
  readonly now: Step | null = $derived(this.all[this.at] ?? null);

  constructor(recent: () => readonly GameEvent[], calm: () => boolean) {
    $effect(() => {
      const taken = takenBy(recent());
      return untrack(() => this.#show(taken, calm()));
    });
  }

  #show(taken: Step[], calm: boolean): (() => void) | undefined {
    const held = stepTime(calm);
    this.all = taken;
    this.at = held ? 0 : taken.length;
    if (!this.now) return undefined;
    const timer = setInterval(() => {
      this.at += 1;
      if (!this.now) clearInterval(timer);
    }, held);
    return () => clearInterval(timer);
  }

  skip = (): void => void (this.at = this.all.length);

  /** The card that still lies in the market while the AI takes its cards. */
  lying(row: number, column: number): string | null {
    const found = this.all.findIndex((one) => one.row === row && one.column === column);
    return found >= this.at && found >= 0 ? this.all[found]!.card : null;
  }
}
