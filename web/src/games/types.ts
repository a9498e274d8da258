import type { Component } from 'svelte';
import type { Mark } from '../ui/marks';
import type { Weights } from '../lib/pace';
import type { Explained, GameEvent, LegalMove, LogEntry, Seat, Step, View } from '../lib/types';

/** What is printed on the components: the game's `static()`, served once. */
export type Static = Record<string, Record<string, unknown>[]>;

/** What every game's board is given. It draws the view and sends moves; it knows no rules. */
export interface BoardProps<V extends View = View, S = Static> {
  view: V;
  /** By seat: what lies there and what it brings as it lies, told by the server; null or absent in
   *  most games. */
  forming?: Explained[] | null;
  /** What the seat may do now; empty when it is not waited for, in replays and for watchers. */
  legal: LegalMove[];
  data: S;
  /** Sends a chain of moves as one; all of them happen or none. */
  send: (moves: Step[]) => void;
  /** The seat through whose eyes the table is seen; null for a watcher and in a replay. */
  viewer: Seat | null;
  names: string[];
  /** What happened since the view before, oldest first, to animate. */
  recent: GameEvent[];
  /** No motion, please. */
  calm: boolean;
  /** A move was sent and is not answered yet: show the board as it is, take no further choice. */
  busy: boolean;
  /** The move that the hint names, to be marked with class `hinted`; null if none. */
  hinted: number | null;
  /** Seconds left of a clock that runs for all, null without one: in a game with a minute. */
  seconds?: number | null;
  /** In such a minute: 'done' as a flag that can be taken back. */
  ready?: (done: boolean) => void;
  /** How many scored rounds were gone through at this table, on this device; null: we have just
   *  come. Told by the board with `went`, in games with `roundsOf`. */
  gone?: number | null;
  went?: (rounds: number) => void;
}

/** A note for the first game, shown beside the element that carries `data-note={at}`. */
export interface Note {
  id: string;
  at: string;
  words: string;
}

/** A standing answer: a switch that sends a move by itself when it fits. */
export interface Standing<V extends View = View> {
  id: string;
  words: () => string;
  /** How long it lasts: until the turn of another seat begins, or until it is switched off. */
  until: 'turn' | 'off';
  /** The move to make now, or null. */
  answer: (view: V, legal: LegalMove[], seat: Seat) => number | null;
  /** Whether the switch is worth showing now (default: always). */
  shown?: (view: V, seat: Seat) => boolean;
}

export interface WordsContext<V extends View = View, S = Static> {
  view: V;
  data: S;
  names: string[];
}

/** How a game ended, where it is not about who won: a grade, an achievement. */
export interface Outcome {
  headline: string;
  note: string;
}

/** One a game, the default export of its `index.ts`. */
export interface GameModule<V extends View = View, S = Static> {
  slug: string;
  Board: Component<BoardProps<V, S>>;
  /** A thing that a text speaks of, in small; as words without it. */
  Thing?: Component<{ kind: string; id: string; text: string; data: S }>;
  /** How long its events are shown; all alike without it. */
  pace?: Weights;
  /** The legal moves that the board offers; all others become buttons under it. */
  claims: (view: V, legal: LegalMove[]) => number[];
  /** What is to be done now, in one line, where the server has no words for it. */
  prompt?: (view: V, seat: Seat, names: string[], mine: boolean, data: S) => string | null;
  standing?: Standing<V>[];
  notes?: (view: V, legal: LegalMove[], viewer: Seat | null) => Note[];
  /** How a seat is marked, where the game's own pieces say it better; null: as everywhere. */
  mark?: (view: V, seat: Seat) => Mark | null;
  /** What to say instead of who won; null where somebody did. */
  result?: (view: V, data: S) => Outcome | null;
  /** Rounds scored so far, where the board shows each one's scoring until somebody goes on: the
   *  result of the game comes after the last. */
  roundsOf?: (view: V) => number;
  /** "Round 3 of 13", where the game counts in its own way. */
  roundWords?: (view: V, data: S) => string;
  /** Elements (CSS selectors inside the board) that a log entry changed: they are ringed when the
   *  entry is pointed at. */
  touched?: (entry: LogEntry, context: WordsContext<V, S>) => string[];
}

/** A module with the game's own types of view and static data, as the registry wants it. */
export function defineGame<V extends View, S = Static>(module: GameModule<V, S>): GameModule {
  return module as unknown as GameModule;
}
