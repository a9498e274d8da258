import type { View } from '../../lib/types';
import type { Colour, Placed, TileRow } from './components';

export type Shape = 'square' | 'line' | 'twin' | 'any';
export type Points = Record<Colour, number>;

export interface Builder {
  packet: number[] | null;
  packet_size: number;
  kept: number[] | null;
  kept_size: number;
  tiles: number[];
  tray: number[];
  galaxy: (Placed & { down: boolean })[];
  hand: { tile: number; rot: number } | null;
  touches: number;
  finished: boolean;
  took: Colour[];
  gone: number | null;
  discarded: number | null;
}

export interface RoundOfSeat {
  galaxy: [number, number, number, number][];
  took: Colour[];
  pour: Colour | null;
  offer: Colour | null;
  zones: Points;
  path: number;
  bonus: Points;
  extra: Points & { star: number };
  after: Points & { star: number };
}

export interface GameView extends View {
  stage: 1 | 2 | null;
  pass: 'left' | 'right' | null;
  kaos: { id: number; name: string } | null;
  shape: Shape;
  bag: number;
  tokens: Colour[];
  players: Builder[];
  rounds: { round: number; kaos: number | null; seats: RoundOfSeat[] }[];
}

export interface Box {
  tiles: TileRow[];
  kaos: { id: number; key: string; name: string; effect: string }[];
  /** What tokens bring and cost by Kaos card (0: without one), and whether taking one ends building. */
  bonus: { kaos: number; win: number; lose: number; ends: boolean }[];
  /** What zones and the path are worth, by planets and tiles. */
  scoring: { kind: string; least: number; most: number | null; points: number }[];
  /** Tiles to keep of a packet, touches a round, when few are left, rows and columns there are. */
  limits: { keep: number; touches: number; few: number };
  shapes: Record<Shape, [number, number][]>;
}
