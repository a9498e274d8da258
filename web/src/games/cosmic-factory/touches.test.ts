import { describe, expect, it } from 'vitest';
import { legalMove } from '../../lib/testing';
import { chainOf, queued, touched, type Site } from './touches';

const laid = (tile: number, row: number, col: number, rot = 0) => ({
  tile,
  row,
  col,
  rot,
  down: false,
});
const site: Site = { galaxy: [laid(3, 1, 1), laid(20, 1, 2, 1)], tray: [8, 12] };

describe('building at once on the page', () => {
  it('lays a tile from the tray', () => {
    const after = touched(site, { kind: 'put', tile: 8, rot: 2, row: 2, col: 2 });
    expect(after.tray).toEqual([12]);
    expect(after.galaxy).toContainEqual(laid(8, 2, 2, 2));
  });

  it('exchanges with a laid tile, which keeps its rotation', () => {
    const after = touched(site, { kind: 'put', tile: 3, rot: 3, row: 1, col: 2 });
    expect(after.galaxy).toContainEqual(laid(3, 1, 2, 3));
    expect(after.galaxy).toContainEqual(laid(20, 1, 1, 1));
    const fromTray = touched(site, { kind: 'put', tile: 8, rot: 0, row: 1, col: 2 });
    expect(fromTray.tray).toEqual([12, 20]);
  });

  it('turns, takes back, turns face down', () => {
    expect(touched(site, { kind: 'turn', tile: 20, quarters: 3 }).galaxy[1]!.rot).toBe(0);
    expect(touched(site, { kind: 'take', tile: 20 }).tray).toEqual([8, 12, 20]);
    expect(touched(site, { kind: 'flip', tile: 3 }).galaxy[1]!.down).toBe(true);
  });

  it('gathers turns of a tile into one touch', () => {
    const turn = { kind: 'turn', tile: 20, quarters: 1 } as const;
    expect(queued(queued([], turn), turn)).toEqual([{ ...turn, quarters: 2 }]);
    expect(queued([{ ...turn, quarters: 3 }], turn)).toEqual([]);
    const put = { kind: 'put', tile: 20, rot: 3, row: 1, col: 1 } as const;
    expect(queued([put], turn)).toEqual([{ ...put, rot: 0 }]);
  });

  it('sends a hold that the server listed and the put that follows it', () => {
    const legal = [legalMove(60, 'hold', { tile: 8, rot: 1 })];
    expect(chainOf({ kind: 'put', tile: 8, rot: 1, row: 1, col: 2 }, legal)).toEqual([
      60,
      { kind: 'put', args: { row: 1, col: 2 } },
    ]);
    expect(chainOf({ kind: 'take', tile: 8 }, legal)).toBeNull();
  });
});
