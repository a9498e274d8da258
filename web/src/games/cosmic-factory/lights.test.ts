import { describe, expect, it } from 'vitest';
import fixture from '../../dev/fixtures/cosmic-factory.build.json';
import { heart, lightsOf, outline, unsettled } from './lights';

describe('a galaxy that forms', () => {
  it('is told by the server, part by part', () => {
    const lights = lightsOf(fixture.forming[0] as never);
    const told = Object.values(fixture.forming[0]!).flat();
    expect(lights.map((one) => one.points)).toEqual(told.map((one) => one.points));
    for (const one of lights) expect(one.kind === 'zone').toBe(one.spaces.length > 0);
    expect(lightsOf(undefined)).toEqual([]);
  });

  it('outlines two spaces side by side', () => {
    expect(outline([[2, 2]])).toHaveLength(4);
    // prettier-ignore
    expect(outline([[2, 2], [2, 3]])).toHaveLength(6);
  });

  it('writes the points in the middle', () => {
    // prettier-ignore
    expect(heart([[2, 2], [2, 3], [2, 4]])).toEqual([2, 3]);
  });

  it('knows which tiles the server has not seen so', () => {
    const known = [
      { tile: 1, row: 1, col: 1, rot: 0 },
      { tile: 2, row: 1, col: 2, rot: 0 },
      { tile: 3, row: 2, col: 2, rot: 0 },
    ];
    const drawn = [known[0]!, { ...known[1]!, rot: 1 }, { tile: 4, row: 3, col: 3, rot: 0 }];
    expect([...unsettled(known, drawn)].sort()).toEqual([2, 3, 4]);
  });
});
