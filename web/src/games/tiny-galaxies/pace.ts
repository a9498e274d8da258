import type { Weights } from '../../lib/pace';

/** What a die brings follows by itself; a throw, a colony and an upgrade are seen. */
export const pace: Weights = {
  passing: ['draw', 'turn', 'gain', 'pay', 'decline', 'end-turn', 'lose', 'back', 'convert'],
  held: ['roll', 'reroll', 'follow', 'colonize', 'upgrade', 'last-round'],
  against: [],
};
