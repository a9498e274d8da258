import { expect, it } from 'vitest';
import build from '../../dev/fixtures/cosmic-factory.build.json';
import { nextStep, scaleOf } from './scales';
import type { Box } from './types';

const box = build.static as unknown as Box;

it('reads the steps of a colour from the game’s own tables', () => {
  expect(scaleOf(box, 'green')).toEqual([
    { least: 3, points: 1 },
    { least: 6, points: 3 },
    { least: 9, points: 5 },
  ]);
});

it('names the next step, and none at the top', () => {
  const path = scaleOf(box, 'path');
  expect(nextStep(path, 4)).toEqual({ least: 6, points: 2 });
  expect(nextStep(path, 9)).toBeUndefined();
});
