import { describe, expect, it } from 'vitest';
import { Galaxy, printed, turned, type Face, type Placed } from './CosmicFactory.galaxy';
import fixture from '../dev/fixtures/cosmic-factory.build.json';

const box = fixture.static;

const faces = new Map<number, Face>(box.tiles.map((row) => [Number(row.id), printed(row)]));

function galaxy(list: number[][]): Galaxy {
  const placed: Placed[] = list.map(([tile, row, col, rot]) => ({
    tile: tile!,
    row: row!,
    col: col!,
    rot: rot!,
  }));
  return new Galaxy(placed, faces, box.scoring);
}

// prettier-ignore
const X1 = galaxy([[16,1,1,2],[4,1,2,2],[21,1,3,1],[39,2,1,3],[53,2,2,1],[33,2,3,0],[41,3,1,3],[22,3,2,0],[37,3,3,0]]);
// prettier-ignore
const X2 = galaxy([[34,1,1,2],[25,1,2,3],[14,1,3,3],[12,2,1,1],[3,2,2,3],[19,2,3,1],[53,3,1,3],[9,3,2,1],[16,3,3,0]]);
// prettier-ignore
const X3 = galaxy([[12,1,1,1],[21,1,2,0],[5,1,3,2],[9,2,1,3],[36,2,2,1],[51,2,3,1],[53,3,1,0],[31,3,2,2],[1,3,3,0]]);
// prettier-ignore
const X4 = galaxy([[51,1,1,0],[1,1,2,0],[5,1,3,2],[53,2,1,1],[47,2,2,2],[16,2,3,3],[36,3,1,1],[48,3,2,0],[21,3,3,0]]);

function planets(g: Galaxy, kind: string): number[] {
  return g
    .zones()
    .filter((zone) => zone.kind === kind)
    .map((zone) => zone.planets)
    .sort((a, b) => b - a);
}

function points(g: Galaxy, kind: string): number {
  return g
    .zones()
    .filter((zone) => zone.kind === kind)
    .reduce((sum, zone) => sum + zone.points, 0);
}

describe('a galaxy as a picture', () => {
  it('turns tile 14 a quarter: constellation NE, spoke N', () => {
    const face = turned(faces.get(14)!, 1);
    expect(face.spaces[1]!.kind).toBe('constellation');
    expect(face.spokes).toEqual([true, false, false, false]);
  });

  it('finds the zones of the first worked example', () => {
    expect(planets(X1, 'green')).toEqual([9, 2]);
    expect(planets(X1, 'blue')).toEqual([3, 2, 1]);
    expect(planets(X1, 'orange')).toEqual([4, 1, 0, 0]);
    expect([points(X1, 'green'), points(X1, 'blue'), points(X1, 'orange')]).toEqual([5, 4, 5]);
  });

  it('finds the longest path and its stars', () => {
    expect(X1.longestPath().cells).toHaveLength(7);
    expect(X1.points('path', 7)).toBe(2);
    expect(X4.longestPath().cells).toHaveLength(5);
    expect(X3.longestPath().cells).toHaveLength(2);
  });

  it('finds constellation zones', () => {
    const sizes = X2.zones()
      .filter((zone) => zone.kind === 'constellation')
      .map((zone) => zone.spaces.length);
    expect(sizes.sort()).toEqual([2, 4]);
  });

  it('finds networks', () => {
    expect(X3.networks()).toHaveLength(6);
    expect(Math.max(...X4.networks().map((one) => one.cells.length))).toBe(6);
  });

  it('leaves out tiles that lie face down', () => {
    const down = new Galaxy([{ tile: 33, row: 1, col: 1, rot: 0, down: true }], faces, box.scoring);
    expect(down.zones()).toEqual([]);
    expect(down.longestPath().cells).toEqual([]);
  });
});
