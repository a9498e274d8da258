import type { Weights } from '../../lib/pace';

/** Dice are lifted in passing; a throw, a line that is filled and a fight are seen. */
export const pace: Weights = {
  passing: ['turn', 'lift', 'extra', 'stop', 'cover', 'no-eon', 'colour', 'stay', 'under'],
  held: [
    ...['throw', 'reroll', 'effect-reroll', 'power-roll', 'score', 'cancel', 'event', 'phantom'],
    ...['fight', 'fight-score', 'fight-won', 'success', 'defeat', 'hit', 'take', 'roll-off'],
  ],
  against: ['eon', 'fight', 'vp', 'pull', 'hit', 'take'],
};
