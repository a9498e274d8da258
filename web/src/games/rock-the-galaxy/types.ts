import type { Seat, View } from '../../lib/types';

export type Colour = 'orange' | 'purple' | 'green';
export type Counts = Record<string, number>;

export interface Player {
  seat: Seat;
  band: string | null;
  singles: number;
  fans: number;
  hand_count: number;
  hand: Counts | null;
  aside_count: number;
  aside: Counts | null;
  owed: number;
}

export interface RockSet {
  theme: string;
  size: number;
  cards: Counts;
}

export interface GameView extends View {
  active: Seat | null;
  ending: boolean;
  actions_played: number;
  supply: { fans: number; singles: Record<Colour, number>; box_fans: number };
  deck_count: number;
  discard: Counts;
  action: {
    card: string;
    step: number;
    action: string;
    value: number;
    direction: 'left' | 'right' | null;
  } | null;
  set: RockSet | null;
  composing: RockSet | null;
  players: Player[];
}

export interface CardRow {
  id: string;
  name: string;
  kind: 'theme' | 'note' | 'action';
  theme: string;
  colours: string;
  symbols: number;
  min_set: number;
  returns: number;
  action1: string;
  value1: number;
  action2: string;
  value2: number;
}

export interface Box {
  cards: CardRow[];
  /** `fits`: the cards that may be in a set of the theme; `brings`: what it brings a band. */
  themes: {
    id: string;
    name: string;
    colour: Colour;
    /** How many symbols of it the deck has. */
    symbols: number;
    fits: string[];
    brings: Record<string, 'single' | 'fan'>;
  }[];
  /** How many singles or fans a set of a size brings. */
  sets: { size: number; brings: number }[];
  bands: { id: string; name: string; colour: string; min_seats: number }[];
}
