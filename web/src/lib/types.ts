/** What the server sends. `server.ts` is made from its description; here is what that cannot say. */
import type * as server from './server';

export type {
  BotInfo,
  Clock,
  ClockInfo,
  Created,
  GameInfo,
  Guide as GuideInfo,
  Hint,
  HintStep,
  Mine,
  SeatInfo,
  TableLine,
} from './server';
/** A move on offer. `then`: by kind and arguments, what alone may follow it in the same press. */
export type LegalMove = server.MoveInfo & { then?: Args[] };
export type Text = server.MoveInfo['text'];
export type LogLine = server.LogLine;

export type Seat = number;
export type Args = Record<string, unknown>;

/** An event's arguments are its game's own: numbers, or ids where a game has typed events. */
export type GameEvent = server.LogEvent & { args: Record<string, number> };
export type LogEntry = Omit<server.LogEntry, 'events'> & { events: GameEvent[] };

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

/** By category: parts with their points, and what they are made of. */
export type Explained = Record<string, { points: number; words: string; of: unknown[] }[]>;

type Seen<T> = Omit<T, 'views' | 'view' | 'forming' | 'log' | 'events'> & {
  forming: Explained[] | null;
};
export type Update = Seen<server.Update> & { views: Record<string, View>; log: LogEntry[] };
export type ReplayPly = Seen<server.ReplayPly> & { view: View; events: GameEvent[] };
export type ReplaySummary = server.ReplaySummary;

/** What has a default may be left out when it is sent. */
export type NewSeat = Partial<server.NewSeat> & Pick<server.NewSeat, 'kind'>;
export type NewTable = Omit<Partial<server.NewTable>, 'seats'> &
  Pick<server.NewTable, 'game'> & { seats: NewSeat[] };
