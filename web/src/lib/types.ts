/** The server's words, as docs/api.md gives them. */

export type Seat = number;
export type Args = Record<string, unknown>;

export interface LegalMove {
  move: number;
  kind: string;
  args: Args;
  words: string;
  /** What it would add to the seat's own total at once; only where the game shows it. */
  gain?: number | null;
  /** Whether it reveals something or ends the game and cannot be taken back; where a move may. */
  last?: boolean | null;
  /** The arguments of what may follow, where a move only begins something. */
  next?: Args[] | null;
}

/** A move of a chain: its code, or, for one that is not listed yet, its kind and arguments. */
export type Step = number | { kind: string; args: Args };

export type Scores = Record<string, number> & { total: number };

/** The head that all views share; a game's own keys follow. */
export interface View {
  game: string;
  variant: string;
  seats: number;
  viewer: Seat | 'spectator' | 'all';
  phase: string;
  round: number;
  seat: Seat | null;
  waiting: Seat[];
  scores: Scores[];
  places: number[] | null;
}

export interface GameEvent {
  kind: string;
  args: Record<string, number>;
}

export interface LogEntry {
  ply: number;
  seat: Seat | null;
  words: string[];
  events: GameEvent[];
  /** Who made it: `player`, `bot`, `table` (the only choice, made by itself), `host`, `deal`. */
  by?: string;
}

export interface GameInfo {
  slug: string;
  title: string;
  about: string;
  minutes: string | number | [number, number];
  credit?: string;
  seats: number[];
  variants: Record<string, number[]>;
  categories: string[];
  moves: number;
  hides: boolean;
  ready: boolean;
  build_clock?: boolean;
}

export interface BotInfo {
  name: string;
  title: string;
  about: string;
}

export interface SeatInfo {
  seat: Seat;
  name: string;
  kind: 'me' | 'link' | 'bot';
  bot: string | null;
  present?: boolean;
  left?: boolean;
}

export type Clock = { kind: string; seconds: number; at_zero?: string } | null;

/** A running clock: when a seat's time runs out (seconds since 1970), or what is in its bank. */
export interface ClockState {
  kind: string;
  seconds: number;
  at_zero?: string;
  seats?: { seat: Seat; deadline: number | null; bank: number | null; done: boolean }[];
}

export interface Update {
  type: 'update';
  table: string;
  version: number;
  ply: number;
  over: boolean;
  game: string;
  variant: string;
  seats: SeatInfo[];
  you: Seat[];
  views: Record<string, View>;
  /** By seat: what lies there and what it brings as it lies; null where the game has no such thing. */
  forming?: Explained[] | null;
  legal: Record<string, LegalMove[]>;
  answers: Record<string, number>;
  undo: Record<string, boolean>;
  log_from?: number;
  log: LogEntry[];
  time?: number;
  clock: ClockState | null;
  practice: boolean;
  thinking: Seat[];
  progress: { words: string; share: number } | null;
  takeover?: boolean;
  rematch?: string | null;
}

export interface Hint {
  move: number;
  words: string;
  reason: string;
  moves: { move: number; words: string; visits?: number; points?: number; win?: number }[];
}

export type Explained = Record<string, { points: number; words: string; of: unknown[] }[]>;

export interface MyTable {
  table: string;
  game: string;
  variant: string;
  ply: number;
  over: boolean;
  seats: SeatInfo[];
  yours: Seat[];
  waiting: Seat[];
  scores: Scores[] | null;
  places: number[] | null;
  updated: string | number;
}

export interface OpenTable {
  table: string;
  game: string;
  variant: string;
  seats: SeatInfo[] | number;
  ply: number;
  over: boolean;
  created: string | number;
}
