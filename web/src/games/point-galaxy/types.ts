import type { Scores, View } from '../../lib/types';

export interface System {
  sun: string | null;
  asteroid: string | null;
  line: string[];
}

export type Where = 'top' | 'bottom' | 'above' | 'new';

export interface PileView {
  count: number;
  top: string | null;
}

export interface SeatGalaxy {
  systems: System[];
  tokens: string[];
  asteroids: number;
  rockets: number;
  research: Record<string, number>;
}

export interface AiView {
  position: number;
  next: [number, number][];
  last: { faces: string[]; tokens: string[] } | null;
  columns: string[][];
  suns: string[];
  moons: string[];
  asteroids: string[];
  wormholes: string[];
  tokens: string[];
  rockets: number;
  research: Record<string, number>;
  scores: Scores;
  place: number | null;
}

export interface GameView extends View {
  first: number;
  turns_taken: number;
  market: { piles: PileView[]; slots: (string | null)[][] };
  turned: string[];
  tokens: string[];
  tokens_owed: number;
  drafted: (string | null)[];
  galaxies: SeatGalaxy[];
  ai: AiView | null;
  achievements: number[];
}
