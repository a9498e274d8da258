import type { Mark } from '../../ui/marks';
import type { GameView } from './types';

/** A colour is also a shape: orange a disc, purple a triangle, green a square, white a star. */
export const SHAPES: Record<string, string> = {
  orange: 'M10 1a9 9 0 1 1 0 18a9 9 0 0 1 0-18z',
  purple: 'M10 1L20 19H0z',
  green: 'M2.500 1.500h15q1 0 1 1v15q0 1-1 1h-15q-1 0-1-1v-15q0-1 1-1z',
  white: 'M10 0l3 7 7 3-7 3-3 7-3-7-7-3 7-3z',
};

/** A seat is known by its band, once it has one. */
export function markOf(view: GameView, seat: number): Mark | null {
  const band = view.players[seat]?.band;
  return band ? { colour: band, path: SHAPES[band]! } : null;
}
