import type { Weights } from '../../lib/pace';

/** Cards that come to light follow by themselves; a turn's points and the AI's choices are seen. */
export const pace: Weights = {
  passing: ['market', 'supply', 'top', 'planet', 'split', 'pointer', 'turn', 'lapse', 'draft'],
  held: ['token', 'ai-take', 'ai-column', 'ai-token'],
  against: [],
};
