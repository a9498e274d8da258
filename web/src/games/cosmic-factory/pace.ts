import type { Weights } from '../../lib/pace';

/** Everybody builds at once: what the others lay passes, what they take from one is seen. */
export const pace: Weights = {
  passing: [
    ...['deal', 'keep', 'receive', 'last-three', 'ready', 'show', 'hold', 'put', 'release', 'take'],
    ...['turn', 'flip', 'grab', 'done', 'fall', 'discard', 'decline', 'zones', 'path', 'bonus'],
    ...['extra', 'tracks', 'round'],
  ],
  held: ['darken', 'remove', 'offer'],
  against: ['darken', 'remove'],
};
