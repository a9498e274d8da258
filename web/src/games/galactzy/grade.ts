/** Alone there is no winner: a grade, and what the next one asks. */
import { say } from '../../lib/voice.svelte';
import type { Outcome } from '../types';
import type { Box, GameView } from './types';

export function graded(view: GameView, box: Box): Outcome | null {
  const { grade } = view;
  const points = view.scores[0]?.total;
  if (grade === null || points === undefined) return null;
  const steps = box.grades.filter((row) => row.variant === view.variant);
  const next = steps[steps.findIndex((row) => row.grade === grade) + 1];
  const from = Number(next?.from);
  return {
    headline: say('label-grade-points', { grade, points }),
    note: next
      ? say('label-next-grade', { grade: next.grade ?? '', points: from, missing: from - points })
      : say('label-top-grade'),
  };
}
