/** What lies on the plain board, which moves name it, and what is chosen. */
import type { LegalMove, Step, View } from '../../lib/types';
import type { Static } from '../types';
import { Components } from './components';
import { byComponent, byKind, type Group } from './moves';
import { layOut, tally, type Layout } from './parts';

/** The table as the board is given it, read anew whenever it changes. */
export interface Given {
  view: View;
  data: Static;
  legal: LegalMove[];
  hinted: number | null;
  busy: boolean;
  send: (moves: Step[]) => void;
}

export class Desk {
  /** A component that several moves name, chosen to see them alone. */
  chosen: string | null = $state(null);

  constructor(private readonly given: () => Given) {}

  private readonly components = $derived.by(() => new Components(this.given().data));
  readonly layout: Layout = $derived.by(() => layOut(this.given().view, this.components));
  private readonly named = $derived.by(() => byComponent(this.given().legal, this.components));
  private readonly counts = $derived.by(() =>
    tally([...this.layout.table, ...this.layout.seats.flat()]),
  );
  readonly groups: Group[] = $derived.by(() => {
    const { legal } = this.given();
    return byKind(this.chosen === null ? legal : this.movesWith(this.chosen));
  });

  get hinted(): number | null {
    return this.given().hinted;
  }

  movesWith(id: string): LegalMove[] {
    return this.named.get(id) ?? [];
  }

  nameOf(id: string): string {
    return this.components.find('', id)?.name ?? id;
  }

  /** Whether a component lies in one place alone, so that it can be seen moving. */
  lone(id: string): boolean {
    return this.counts.get(id) === 1;
  }

  /** Whether pressing a component does something: not while a move is on its way. */
  takes(id: string): boolean {
    return !this.given().busy && this.movesWith(id).length > 0;
  }

  /** A component's only move is made; of several one has to be chosen. */
  touch(id: string): void {
    const moves = this.movesWith(id);
    if (!this.takes(id)) return;
    if (moves.length === 1) this.given().send([moves[0]!.move]);
    else this.chosen = this.chosen === id ? null : id;
  }
}
