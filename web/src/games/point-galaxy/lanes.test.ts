import { describe, expect, it } from 'vitest';
import { lanesOf } from './lanes';

const room = { width: 540, height: 330 };

describe('the lanes of a galaxy', () => {
  it('are one while its systems are few', () => {
    expect(lanesOf([4, 4, 3, 3], room)).toEqual({ columns: 4, strip: 129 });
  });

  it('are two where one would make many short systems small', () => {
    const rows = [4, 4, 4, 4, 4, 4, 4, 3];
    const { columns, strip } = lanesOf(rows, room);
    expect(columns).toBe(4);
    expect(strip).toBeGreaterThan(80);
  });

  it('take a tall lane with a low one for what they are together', () => {
    const tall = { width: 540, height: 400 };
    expect(lanesOf([8, 5, 6, 6, 4, 4, 4, 3], tall).columns).toBe(4);
    expect(lanesOf([8, 5, 6, 6, 8, 5, 6, 3], tall).columns).toBe(8);
  });

  it('never need more than the room, the place for a new system included', () => {
    for (let systems = 1; systems <= 12; systems++)
      for (const tall of [3, 5, 8, 11]) {
        const rows = [...Array.from({ length: systems }, (_, i) => (i ? 4 : tall)), 3];
        const { columns, strip } = lanesOf(rows, room);
        const lanes = Array.from({ length: Math.ceil(rows.length / columns) }, (_, i) =>
          Math.max(...rows.slice(i * columns, (i + 1) * columns)),
        );
        const height = lanes.reduce((sum, one) => sum + 18 + one * (strip * 0.375 + 4), 0);
        expect(height + 8 * (lanes.length - 1)).toBeLessThanOrEqual(room.height + 0.01);
        expect((columns - 1) * (strip + 8) + Math.max(60, strip)).toBeLessThanOrEqual(
          room.width + 0.01,
        );
        expect(strip).toBeGreaterThan(0);
      }
  });
});
