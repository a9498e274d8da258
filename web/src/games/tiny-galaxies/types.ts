import type { Seat, View } from '../../lib/types';

export type Face = 'move' | 'energy' | 'culture' | 'life' | 'tech' | 'utilize';
export const FACES: Face[] = ['move', 'energy', 'culture', 'life', 'tech', 'utilize'];

export interface Ability {
  cost: string;
  amount: number;
  energy: number;
  culture: number;
  advance: number;
  advance_track: string;
  others: string;
}

export interface Planet {
  id: string;
  name: string;
  resource: 'energy' | 'culture';
  track: 'life' | 'tech';
  length: number;
  points: number;
  ability: Ability;
}

export interface RowPlanet extends Planet {
  surface: Seat[];
  orbit: (number | null)[];
}

export interface Player {
  energy: number;
  culture: number;
  level: number;
  dice: number;
  ships: number;
  home: number;
  colonies: Planet[];
}

export interface GameView extends View {
  active: Seat;
  last_round: boolean;
  dice: { inactive: Face[]; bay: Face[]; converter: Face | null; lost: Face[] };
  action: {
    actor: Seat;
    face: Face;
    slot: string;
    followable: boolean;
    answers: (string | null)[];
    source: string | null;
    card: string | null;
    steps: number;
    track: string | null;
  } | null;
  row: (RowPlanet | null)[];
  pool: string[];
  players: Player[];
  /** While a die is chosen: by face, the refusal that says why it cannot be used now. */
  blocked: Partial<Record<Face, string>>;
}

export interface Box {
  planets: Record<string, unknown>[];
  galaxy_track: { level: number; cost: number; dice: number; ships: number; stars: number }[];
  mat: { slot: string; order: number; yellow: number }[];
  limits: { goal: number; held: number }[];
  [key: string]: Record<string, unknown>[];
}
