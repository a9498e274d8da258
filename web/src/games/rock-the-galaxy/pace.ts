import type { Weights } from '../../lib/pace';

/** A set, a stolen card and every fan that changes hands are seen. */
export const pace: Weights = {
  passing: ['draw', 'reshuffle', 'side', 'lay-aside', 'set-card', 'end-turn', 'turn', 'no-cards'],
  held: ['steal', 'set', 'yoink', 'fans', 'last-round'],
  against: ['steal', 'yoink', 'fans'],
  harmless: ({ kind, args }) => kind === 'fans' && !args.yoinked,
};
