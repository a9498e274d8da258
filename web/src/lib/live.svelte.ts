/** The table as the server tells it, kept up to date through lost connections. */

import { fold, merge } from './log';
import { mine, secretsOf } from './mine.svelte';
import { nameOf } from './names';
import { notice } from './notice.svelte';
import {
  lullOf,
  mostOf,
  NO_WEIGHTS,
  restOf,
  shorten,
  weigh,
  type Pace,
  type Weight,
  type Weights,
} from './pace';
import { settings } from './settings.svelte';
import type { GameEvent, Hint, LogEntry, Seat, Step, Update } from './types';

/** Close codes by which the server says that the table is not for us. */
const GONE = [4403, 4404];

export interface Line {
  number: number;
  seat: Seat;
  at: number;
  text: string;
}

export type Status = 'connecting' | 'live' | 'lost' | 'gone';

interface Waiting {
  resolve: (value: unknown) => void;
  reject: (error: Error) => void;
  /** It changes the table: until it is answered the table is shown as it is. */
  acts: boolean;
}

export class Refused extends Error {
  constructor(
    readonly code: string,
    message: string,
  ) {
    super(message);
  }
}

/** An update that came and is not shown yet. */
interface Come {
  update: Update;
  weight: Weight;
  at: number;
}

/** Nobody's time should run while what others did is still being shown. */
function paceOf({ clock }: Update): Pace {
  const hurried = clock && clock.seconds < 600 && settings.pace !== 'once';
  return hurried ? 'brisk' : settings.pace;
}

/** What is said again stays the same thing: a board puts away what was picked when its view
 *  changes, and not because somebody came or went. */
function sameAgain<T>(before: Record<string, T>, now: Record<string, T>): void {
  for (const [key, value] of Object.entries(now))
    if (JSON.stringify(before[key]) === JSON.stringify(value)) now[key] = before[key]!;
}

export class LiveTable {
  status: Status = $state('connecting');
  update: Update | null = $state.raw(null);
  /** The latest that was told, which may wait to be shown. */
  #latest: Update | null = $state.raw(null);
  log: LogEntry[] = $state.raw([]);
  /** Events since the view before. */
  recent: GameEvent[] = $state.raw([]);
  /** What the last moves told. */
  news: LogEntry[] = $state.raw([]);
  /** What people said here, by number. */
  talk: Line[] = $state.raw([]);
  /** When we came, by the server's clock. */
  opened = Infinity;
  busy = $state(false);
  /** When the shown update came, for clocks. */
  since = $state(0);
  /** How many updates wait to be shown. */
  backlog = $state(0);
  /** What the game says of its events; set once the game is known. */
  weights: Weights = NO_WEIGHTS;

  #id: string;
  #socket: WebSocket | null = null;
  #closed = false;
  #tries = 0;
  #number = 0;
  #have = -1;
  #waiting = new Map<number, Waiting>();
  #queue: Come[] = [];
  #shown = 0;
  /** How much the shown update matters. */
  #weight: Weight = 'passing';
  /** When all that waits should have been shown. */
  #by = 0;
  #timer = 0;
  #again = 0;
  #beat = 0;
  #heard = 0;
  #as: Seat | null;
  #listening = $effect.root(() => {
    $effect(() => this.#speak(settings.lang));
  });

  constructor(id: string, as: Seat | null = null) {
    this.#id = id;
    this.#as = as;
    this.#connect();
    this.#beat = window.setInterval(() => this.#check(), 5000);
    addEventListener('online', this.#wake);
    addEventListener('offline', this.#cut);
    document.addEventListener('visibilitychange', this.#wake);
  }

  /** The reader's language has changed: all that was told comes again, with versions of its own. */
  #speak(lang: string): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    this.#have = -1;
    this.#post({ type: 'lang', lang });
  }

  close(): void {
    this.#closed = true;
    this.#listening();
    clearTimeout(this.#timer);
    clearInterval(this.#beat);
    removeEventListener('online', this.#wake);
    removeEventListener('offline', this.#cut);
    document.removeEventListener('visibilitychange', this.#wake);
    this.#leave();
  }

  /** All our seats, or at a hot seat with secrets the one that looks at the screen. */
  #secrets(): string[] {
    if (this.#as === null) return secretsOf(this.#id);
    const secret = mine.tables[this.#id]?.secrets[String(this.#as)];
    return secret ? [secret] : [];
  }

  /** Another of our seats looks at the screen: forget what the one before was told. */
  become(seat: Seat): void {
    this.#as = seat;
    this.#have = -1;
    this.#queue = [];
    this.update = null;
    this.#latest = null;
    this.log = [];
    this.recent = [];
    this.news = [];
    this.#connect();
  }

  #wake = (): void => {
    if (document.visibilityState === 'visible' && this.status === 'lost') this.#connect();
  };

  /** Without a network nobody waits until the silence tells. */
  #cut = (): void => {
    if (this.status !== 'gone') this.#lost(0);
  };

  /** One connection at a time: an answer to what was asked on another would never be heard. */
  #connect(): void {
    if (this.#closed) return;
    this.#leave();
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = new WebSocket(`${scheme}://${location.host}/api/tables/${this.#id}/live`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#heard = Date.now();
      this.#post({
        type: 'hello',
        secrets: this.#secrets(),
        have: Math.max(0, this.#have),
        lang: settings.lang,
      });
    };
    socket.onmessage = (message) => {
      if (socket !== this.#socket) return;
      this.#heard = Date.now();
      this.#hear(JSON.parse(String(message.data)));
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lost(event.code);
    };
  }

  #check(): void {
    if (this.#socket?.readyState !== WebSocket.OPEN) return;
    // A network that is gone answers no goodbye either, so nobody waits for one.
    if (Date.now() - this.#heard > 15000) this.#lost(0);
    else if (Date.now() - this.#heard > 4000) this.#post({ type: 'ping' });
  }

  /** Lets go of the connection; who still waits for an answer will not get one. */
  #leave(): void {
    clearTimeout(this.#again);
    const old = this.#socket;
    this.#socket = null;
    old?.close();
    for (const waiting of this.#waiting.values())
      waiting.reject(new Refused('lost', 'The connection was lost.'));
    this.#waiting.clear();
    this.busy = false;
  }

  #lost(code: number): void {
    this.#leave();
    if (this.#closed) return;
    if (GONE.includes(code)) {
      this.status = 'gone';
      return;
    }
    this.status = 'lost';
    this.#drain();
    this.#tries += 1;
    this.#again = window.setTimeout(
      () => this.#connect(),
      Math.min(8000, 250 * 2 ** Math.min(5, this.#tries)) * (0.75 + Math.random() / 2),
    );
  }

  #post(message: object): void {
    this.#socket?.send(JSON.stringify(message));
  }

  #hear(message: Record<string, unknown>): void {
    if (message.type === 'update') this.#take(message as unknown as Update);
    else if (message.type === 'notice') notice.text = (message.text as string | null) ?? null;
    else if (message.type === 'talk') this.#listen(message.lines as Line[]);
    else if (message.type === 'done' || message.type === 'hint') this.#settle(message, true);
    else if (message.type === 'refused' && message.id === null && message.code === 'not-found')
      this.status = 'gone';
    else if (message.type === 'refused') this.#settle(message, false);
    else if (message.type === 'error' || message.error) {
      if (message.code === 'not-found' || message.status === 404) this.status = 'gone';
    }
  }

  #listen(lines: Line[]): void {
    const known = new Set(this.talk.map((line) => line.number));
    const fresh = lines.filter((line) => !known.has(line.number));
    if (fresh.length) this.talk = [...this.talk, ...fresh].sort((a, b) => a.number - b.number);
  }

  #settle(message: Record<string, unknown>, fine: boolean): void {
    const waiting = this.#waiting.get(Number(message.id));
    this.#waiting.delete(Number(message.id));
    // The answer follows its update: what we did ourselves is shown at once, and the next move
    // answers it. Both change as one, or a press between them would choose what is offered no more.
    if (waiting?.acts) this.busy = false;
    this.skip();
    if (fine) waiting?.resolve(message);
    else waiting?.reject(new Refused(String(message.code ?? ''), String(message.error ?? '')));
  }

  #take(update: Update): void {
    this.status = 'live';
    this.#tries = 0;
    update.seats = update.seats.map((seat) => ({ ...seat, name: nameOf(seat) }));
    if (update.version < this.#have) return;
    this.#have = update.version;
    this.#latest = update;
    if (!this.#queue.length) this.#by = Date.now() + mostOf(paceOf(update));
    this.#queue.push({ update, weight: this.#weigh(update), at: Date.now() });
    this.#drain();
  }

  /** Shows what has come, one after another, each for as long as it matters. */
  #drain(): void {
    clearTimeout(this.#timer);
    while (this.#queue.length && !this.busy) {
      const wait = Math.max(this.#left(), this.#lull());
      this.backlog = this.#queue.length;
      if (wait > 0) {
        this.#timer = window.setTimeout(() => this.#drain(), wait);
        return;
      }
      this.#show(this.#together());
    }
    this.backlog = this.#queue.length;
  }

  /** Shows all that waits, now; what we do ourselves is waited for. */
  skip(): void {
    if (this.busy) return;
    clearTimeout(this.#timer);
    const all = this.#queue.splice(0).map((come) => come.update);
    if (all.length) this.#show(all.reduce(fold));
    this.backlog = 0;
  }

  /** How long the shown update still stays. */
  #left(): number {
    const shown = this.update;
    const next = this.#queue[0].update;
    if (!shown || document.visibilityState === 'hidden' || next.ply <= shown.ply) return 0;
    const pace = paceOf(shown);
    const waiting = this.#queue.slice(0, -1).map((come) => restOf(pace, come.weight));
    const rest = shorten(restOf(pace, this.#weight), waiting, this.#by - this.#shown);
    return this.#shown + rest - Date.now();
  }

  /** What only passes waits a moment for what it leads to, so that a keep is one step. */
  #lull(): number {
    const { update, weight, at } = this.#queue[0];
    const asked = Object.keys(update.legal).length > 0;
    if (!this.update || this.#queue.length > 1 || weight !== 'passing' || asked || update.over)
      return 0;
    return at + lullOf(paceOf(update)) - Date.now();
  }

  /** The next to show: steps of one seat that only pass are one. */
  #together(): Update {
    let { update } = this.#queue.shift()!;
    const seat = update.log.at(-1)?.seat;
    let passing = this.#weigh(update) === 'passing';
    while (passing && this.#queue[0]?.weight === 'passing') {
      const next = this.#queue[0].update;
      passing = next.ply > update.ply && next.log.every((entry) => entry.seat === seat);
      if (passing) update = fold(update, this.#queue.shift()!.update);
    }
    return update;
  }

  #weigh(update: Update): Weight {
    const shown = this.update?.ply ?? 0;
    const entries = update.log.filter((entry) => entry.ply > shown);
    return weigh(entries, update.you[0] ?? null, this.weights);
  }

  #show(update: Update): void {
    const { log, fresh } = merge(
      this.update ? this.log : [],
      update.log,
      update.ply,
      update.log_from,
    );
    const first = this.update === null;
    this.opened = Math.min(this.opened, update.time ?? Infinity);
    const grown = !first && update.ply > this.update!.ply;
    this.log = log;
    const come = grown ? fresh.filter((entry) => entry.ply > this.update!.ply) : [];
    this.recent = come.flatMap((entry) => entry.events ?? []);
    // What was told stays while only people come and go; what was taken back is no news.
    if (grown || update.ply !== this.update?.ply) this.news = come;
    if (first || update.ply !== this.update!.ply) {
      this.#weight = first ? 'passing' : this.#weigh(update);
      this.#shown = Date.now();
    } else {
      sameAgain(this.update!.views, update.views);
      sameAgain(this.update!.legal, update.legal);
    }
    this.update = update;
    this.since = Date.now();
  }

  #ask(message: object, acts = false): Promise<unknown> {
    if (this.#socket?.readyState !== WebSocket.OPEN)
      return Promise.reject(new Refused('lost', 'The connection was lost.'));
    this.#number += 1;
    const id = this.#number;
    if (acts) this.busy = true;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject, acts });
      this.#post({ ...message, id });
    });
  }

  /** Whether the seat may take back its last decision, now and not as it is shown. */
  canUndo(seat: Seat): boolean {
    return this.#latest?.undo[String(seat)] ?? false;
  }

  /** How often the seat has chosen or taken back. */
  answers(seat: Seat): number {
    return this.#latest?.answers[String(seat)] ?? 0;
  }

  /** A chain of moves of one of our seats. */
  async move(seat: Seat, moves: Step[]): Promise<void> {
    const answers = this.update?.answers[String(seat)] ?? 0;
    await this.#ask({ type: 'move', seat, answers, moves }, true);
  }

  async undo(seat: Seat): Promise<void> {
    await this.#ask({ type: 'undo', seat }, true);
  }

  async ready(seat: Seat, done: boolean): Promise<void> {
    await this.#ask({ type: 'ready', seat, done });
  }

  async say(seat: Seat, text: string): Promise<void> {
    await this.#ask({ type: 'say', seat, text });
  }

  /** Takes one of our seats again. */
  async comeBack(seat: Seat): Promise<void> {
    await this.#ask({ type: 'return', seat });
  }

  async hint(seat: Seat): Promise<Hint> {
    return (await this.#ask({ type: 'hint', seat })) as Hint;
  }

  sync(): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#post({ type: 'sync' });
  }
}
