/** What a zone of so many planets, or a path of so many tiles, is worth: from the game's own tables. */
import type { Box } from './types';

export interface Step {
  least: number;
  points: number;
}

/** The steps of a colour's zones or of the path, the least first. */
export function scaleOf(box: Box, kind: string): Step[] {
  return box.scoring
    .filter((row) => row.kind === kind && row.points > 0)
    .map(({ least, points }) => ({ least, points }));
}

/** The next step that is not reached yet; undefined at the top. */
export const nextStep = (scale: readonly Step[], count: number): Step | undefined =>
  scale.find((step) => step.least > count);
