import { describe, expect, it } from 'vitest';
import { beside, type Box } from './beside';

const room: Box = { left: 0, top: 0, right: 1000, bottom: 800 };
const size = { width: 300, height: 120 };
const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

describe('a note beside what it speaks of', () => {
  it('lies below, in the middle', () => {
    expect(beside(box(400, 100, 200, 50), size, room, [])).toEqual({ left: 350, top: 164 });
  });
  it('goes above where the room ends', () => {
    expect(beside(box(400, 700, 200, 50), size, room, [])?.top).toBe(700 - 14 - 120);
  });
  it('covers nothing that can be pressed', () => {
    const below = box(0, 150, 1000, 300);
    const found = beside(box(400, 480, 200, 50), size, room, [below])!;
    expect(found.top).toBeGreaterThanOrEqual(530);
    const above = box(0, 0, 1000, 95);
    expect(beside(box(400, 100, 200, 50), size, room, [below, above])).toBeNull();
  });
  it('stays on the screen', () => {
    expect(beside(box(5, 100, 50, 50), size, room, [])?.left).toBeGreaterThanOrEqual(12);
    expect(beside(box(0, 0, 1000, 800), size, room, [])).toBeNull();
  });
});
