import type { View } from '../../lib/types';
import type { Die } from './dice';

export const LINES = [
  'full_house',
  'double_full',
  'straight_flush',
  'royal_flush',
  'five_of_a_kind',
  'galactzy',
  'pearl',
  'crystal',
  'entropic',
  'distorted',
  'phantom',
  'chance',
] as const;
export type Line = (typeof LINES)[number];
export const GALAXIES = ['pearl', 'crystal', 'entropic', 'distorted', 'phantom'] as const;
export type GalaxyId = (typeof GALAXIES)[number];
export type PawnColour = 'blue' | 'red' | 'violet' | 'white';
export type LineState = 'open' | 'scored' | 'cancelled' | 'start';

export interface Player {
  colour: PawnColour | null;
  lucky: number | null;
  galaxy: GalaxyId | null;
  eons: number;
  vp: number;
  codes_acquired: number;
  lines: Record<Line, { state: LineState; points: number }>;
}

export interface Sequence {
  mode: 'turn' | 'fight' | 'convergence' | 'tie' | 'card';
  seat: number;
  throws: number;
  hand: number;
  lifted: Die[];
  dice: Die[];
  fresh: Die[];
  effect_used: boolean;
  need: number[];
  offers: Partial<Record<Line | 'fight', number>>;
  /** What the offers are made of: [what, points]. */
  sums?: Partial<Record<Line | 'fight', [string, number][]>>;
}

export interface GameView extends View {
  eras: number;
  first: number;
  supply: number;
  phantom: { numbers: number[]; revealed: boolean };
  events: {
    face_up: string | null;
    unseen: string[];
    bottom: string | null;
    discard: string[];
    queue: number[];
  };
  card_dice: [number, number, number][];
  fight: { fighters: number[]; scores: (number | null)[] };
  sequence: Sequence | null;
  players: Player[];
  tie_fights: number;
  grade: string | null;
}

type Row = Record<string, string>;
export interface Box {
  lines: Row[];
  galaxies: Row[];
  events: Row[];
  lucky: Row[];
  grades: Row[];
  /** How many dice there are of each type, and how often they are thrown. */
  dice: { sides: number; count: number }[];
  throws: number;
  /** What an Eon is worth at the end. */
  eon_points: number;
}
