/** One's own hands while building: what is chosen, turned, laid and dragged, at once on the page. */
import { moveOf } from '../../lib/select.svelte';
import type { LegalMove, Step } from '../../lib/types';
import { chainOf, queued, touched, type Site, type Touch } from './touches';
import type { Builder } from './types';

const TURNS_GATHER = 320;
const SILENCE = 6000;
const FAR = 8;
const WHEEL_PAUSE = 110;

/** The table as the board is given it, read anew whenever it changes. */
export interface Bench {
  own: Builder | null;
  /** Whether the seat builds now. */
  active: boolean;
  legal: LegalMove[];
  busy: boolean;
}

interface Drag {
  tile: number;
  x: number;
  y: number;
  on: boolean;
  size: number;
}

export class Hand {
  queue: Touch[] = $state([]);
  sent: Touch | null = $state(null);
  chosen: number | null = $state(null);
  /** The chosen tile goes to the next cell that is tapped, even an occupied one. */
  moving = $state(false);
  /** How tiles of the tray are turned. */
  rots: Record<number, number> = $state({});
  flagged = $state(false);
  drag: Drag | null = $state(null);
  /** The tile under the mouse: what the wheel and R turn. */
  under: number | null = $state(null);
  private sentAt = 0;
  private wasBusy = false;
  private swallow = false;
  private wheeled = 0;

  constructor(
    private readonly bench: () => Bench,
    private readonly send: (moves: Step[]) => void,
    private readonly ready: (done: boolean) => void,
  ) {
    $effect(() => {
      const next = this.queue[0];
      const { active, busy, legal, own } = this.bench();
      if (!active || busy || this.sent || !next) return;
      const wait = next.kind === 'turn' ? TURNS_GATHER : 0;
      const timer = setTimeout(() => {
        const chain = chainOf(next, legal);
        this.queue = this.queue.slice(1);
        if (!chain) return;
        this.sent = next;
        this.sentAt = own?.touches ?? 0;
        this.send(chain);
      }, wait);
      return () => clearTimeout(timer);
    });
    // What was sent stays laid over the view until the server has answered, or is long silent.
    $effect(() => {
      if (this.bench().busy) this.wasBusy = true;
      else if (this.wasBusy) {
        this.wasBusy = false;
        this.sent = null;
      }
    });
    $effect(() => {
      const { own } = this.bench();
      if (this.sent && own && own.touches !== this.sentAt) this.sent = null;
    });
    $effect(() => {
      if (!this.sent) return;
      const timer = setTimeout(() => (this.sent = null), SILENCE);
      return () => clearTimeout(timer);
    });
  }

  /** A new round or phase. */
  rest(): void {
    this.queue = [];
    this.sent = null;
    this.chosen = null;
    this.moving = false;
    this.rots = {};
    this.flagged = false;
    this.under = null;
  }

  readonly site: Site = $derived.by(() => {
    const { own } = this.bench();
    let now: Site = { galaxy: own?.galaxy ?? [], tray: own?.tray ?? [] };
    if (this.sent) now = touched(now, this.sent);
    for (const touch of this.queue) now = touched(now, touch);
    return now;
  });
  readonly chosenDown = $derived.by(
    () => this.site.galaxy.find((one) => one.tile === this.chosen)?.down ?? false,
  );
  readonly canFlip = $derived.by(
    () =>
      this.chosen !== null &&
      moveOf(this.bench().legal, 'flip', { tile: this.chosen }) !== undefined,
  );

  laidAt = (row: number, col: number) =>
    this.site.galaxy.find((one) => one.row === row && one.col === col);
  isLaid = (tile: number): boolean => this.site.galaxy.some((one) => one.tile === tile);
  rotOf = (tile: number): number =>
    this.site.galaxy.find((one) => one.tile === tile)?.rot ?? this.rots[tile] ?? 0;
  /** Whether tapping another tile exchanges it for the chosen one. */
  exchanges = (tile: number): boolean =>
    this.chosen !== null && this.chosen !== tile && (this.moving || !this.isLaid(this.chosen));

  touch(one: Touch): void {
    if (!this.bench().active) return;
    if (this.flagged) this.flag(false);
    this.queue = queued(this.queue, one);
  }

  flag(done: boolean): void {
    this.flagged = done;
    this.ready(done);
  }

  turn(tile: number, quarters = 1): void {
    if (this.isLaid(tile)) this.touch({ kind: 'turn', tile, quarters: (quarters + 4) % 4 });
    else this.rots[tile] = ((this.rots[tile] ?? 0) + quarters + 4) % 4;
  }

  lay(tile: number, row: number, col: number): void {
    const there = this.laidAt(row, col);
    if (there?.tile === tile || there?.down) return;
    this.touch({ kind: 'put', tile, rot: this.rotOf(tile), row, col });
    this.chosen = null;
    this.moving = false;
  }

  take(tile: number): void {
    const rot = this.rotOf(tile);
    this.touch({ kind: 'take', tile });
    this.rots[tile] = rot;
    this.chosen = null;
  }

  tapTray(tile: number): void {
    this.moving = false;
    if (this.chosen === tile) this.turn(tile);
    else this.chosen = tile;
  }

  tapCell(row: number, col: number): void {
    const { own, legal } = this.bench();
    if (own?.hand) {
      const put = moveOf(legal, 'put', { row, col });
      if (put) this.send([put.move]);
      return;
    }
    const there = this.laidAt(row, col);
    if (this.chosen !== null && (!there || this.exchanges(there.tile)))
      this.lay(this.chosen, row, col);
    else if (there && this.chosen === there.tile && !there.down) this.turn(there.tile);
    else this.chosen = there?.tile ?? null;
  }

  /** A tap that was no drag. */
  tap(action: () => void): void {
    if (!this.swallow && this.bench().active) action();
  }

  down(event: PointerEvent, tile: number): void {
    if (!this.bench().active || event.button !== 0) return;
    const size = (event.currentTarget as HTMLElement).getBoundingClientRect().width;
    this.drag = { tile, x: event.clientX, y: event.clientY, on: false, size };
    this.swallow = false;
  }

  moved = (event: PointerEvent): void => {
    const { drag } = this;
    if (!drag) return;
    const far = Math.hypot(event.clientX - drag.x, event.clientY - drag.y) > FAR;
    if (drag.on || far) this.drag = { ...drag, x: event.clientX, y: event.clientY, on: true };
  };

  up = (event: PointerEvent): void => {
    if (this.drag?.on) {
      this.swallow = true;
      setTimeout(() => (this.swallow = false), 0);
      const { tile } = this.drag;
      const under = document.elementFromPoint(event.clientX, event.clientY);
      const cell = under?.closest<HTMLElement>('[data-cell]')?.dataset.cell;
      if (cell) {
        const [row, col] = cell.split(',').map(Number);
        this.lay(tile, row!, col!);
      } else if (under?.closest('[data-tray]') && this.isLaid(tile)) this.take(tile);
    }
    this.drag = null;
  };

  private get inHand(): number | null {
    if (this.drag?.on) return this.drag.tile;
    // A tile that was chosen to be laid stays in hand while the mouse passes over others.
    if (this.chosen !== null && (this.moving || !this.isLaid(this.chosen))) return this.chosen;
    return this.under ?? this.chosen;
  }

  wheel = (event: WheelEvent): void => {
    const tile = this.inHand;
    if (tile === null || !this.bench().active) return;
    event.preventDefault();
    if (event.timeStamp - this.wheeled < WHEEL_PAUSE) return;
    this.wheeled = event.timeStamp;
    this.turn(tile, event.deltaY < 0 ? -1 : 1);
  };

  key = (event: KeyboardEvent): void => {
    const tile = this.inHand;
    if (tile === null || !this.bench().active || event.ctrlKey || event.metaKey) return;
    if ((event.target as Element | null)?.closest?.('input, select, textarea, dialog')) return;
    if (event.key === 'r' || event.key === 'R') this.turn(tile, event.shiftKey ? -1 : 1);
    else if (event.key === 'Delete' || event.key === 'Backspace') {
      if (this.isLaid(tile)) this.take(tile);
    } else if (event.key === 'f' && this.canFlip) this.touch({ kind: 'flip', tile });
    else if (event.key === 'Escape') {
      this.chosen = null;
      this.moving = false;
    } else return;
    event.preventDefault();
  };
}
