import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { legalMove } from '../lib/testing';
import { settings } from '../lib/settings.svelte';
import { Advice } from './advice.svelte';
import type { Sitting } from './sitting.svelte';

/** A table with one seat after another at the screen; a move is legal if it is listed. */
class Fake {
  busy = false;
  counts = $state([0, 0]);
  undoable = $state(true);
  moves = $state([1, 2, 3]);
  sent: number[][] = [];
  undone = 0;
  /** What else happens with a step. */
  with: (moves: number[]) => void = () => undefined;
  answers = (seat: number) => this.counts[seat]!;
  canUndo = () => this.undoable;
  sync = vi.fn();
  hint = vi.fn(async () => ({ move: 1, plan: [{ moves: [1] }, { moves: [2, 3] }] }));

  async move(seat: number, moves: number[]): Promise<void> {
    this.sent.push(moves);
    this.counts[seat]! += moves.length;
    this.with(moves);
  }
  async undo(seat: number): Promise<void> {
    this.undone += 1;
    this.counts[seat]! += 1;
  }
}

class Screen {
  live = new Fake();
  viewer: number | null = $state(0);
  left = $state(false);
  get legal() {
    return this.live.moves.map((move) => legalMove(move, 'move'));
  }
}

let at: Screen;
let advice: Advice;
const refused = vi.fn();
const shown = () => (advice.hint ? advice.done : 'gone');

beforeEach(async () => {
  settings.motion = false;
  refused.mockReset();
  at = new Screen();
  advice = new Advice(at as unknown as Sitting, refused);
  await advice.ask();
});

afterEach(() => {
  settings.motion = true;
});

describe('a hint', () => {
  it('is carried out step by step and taken back decision by decision', async () => {
    expect([shown(), advice.next]).toEqual([null, 1]);
    const seen: unknown[] = [];
    at.live.with = () => seen.push([advice.done, advice.next]);
    await advice.follow();
    expect(at.live.sent).toEqual([[1], [2, 3]]);
    expect(seen).toEqual([
      [0, 1],
      [1, 2],
    ]);
    expect([shown(), advice.next]).toEqual([2, null]);
    await advice.takeBack();
    expect([shown(), at.live.undone]).toEqual(['gone', 2]);
  });

  it('goes when somebody else has moved, for then nothing can be taken back', async () => {
    await advice.follow();
    at.live.undoable = false;
    expect(shown()).toBe('gone');
    await advice.takeBack();
    expect(at.live.undone).toBe(0);
    at.live.undoable = true; // and they took it back
    expect(shown()).toBe(2);
  });

  it('goes when its end came to light, and when a step before its end did', async () => {
    at.live.with = ([move]) => (at.live.undoable = move !== 2);
    await advice.follow();
    expect(shown()).toBe('gone');
    at.live.with = ([move]) => (at.live.undoable = move === 2);
    await advice.ask();
    await advice.follow();
    expect(shown()).toBe('gone');
  });

  it('goes when the seat has chosen or taken back by hand', async () => {
    at.live.counts[0]! += 1;
    expect(shown()).toBe('gone');
    await advice.ask();
    await advice.follow();
    at.live.counts[0]! += 1;
    expect(shown()).toBe('gone');
  });

  it('goes when its move is not possible any more', () => {
    at.live.moves = [2];
    expect(shown()).toBe('gone');
  });

  it('is for the seat that asked, and for nobody else at the screen', async () => {
    at.viewer = 1;
    expect(shown()).toBe('gone');
    await advice.follow();
    expect(at.live.sent).toEqual([]);
    at.viewer = 0;
    expect(shown()).toBe(null);
    at.left = true;
    expect(shown()).toBe('gone');
  });

  it('is not shown to who sits there when the answer comes', async () => {
    advice.drop();
    const answer = advice.ask();
    at.viewer = 1;
    await answer;
    expect(shown()).toBe('gone');
  });

  it('is not shown when the table has moved on before the answer came', async () => {
    advice.drop();
    const answer = advice.ask();
    at.live.counts[0]! += 1;
    await answer;
    expect(shown()).toBe('gone');
  });

  it('leaves to the table what it did because nothing else was left', async () => {
    at.live.with = ([move]) => (at.live.counts[0]! += move === 1 ? 1 : 0);
    await advice.follow();
    expect(at.live.sent).toEqual([[1], [3]]);
    expect(shown()).toBe(2);
  });

  it('sends nothing more when the table goes another way', async () => {
    at.live.with = () => {
      at.live.moves = [9];
    };
    await advice.follow();
    expect(at.live.sent).toEqual([[1]]);
    expect(shown()).toBe('gone');
    expect(refused).not.toHaveBeenCalled();
  });

  it('sends nothing more once it is put away', async () => {
    at.live.with = () => advice.drop();
    await advice.follow();
    expect(at.live.sent).toEqual([[1]]);
  });

  it('says why a step was refused', async () => {
    at.live.with = () => {
      throw new Error('no');
    };
    await advice.follow();
    expect(refused).toHaveBeenCalledOnce();
    expect(at.live.sync).toHaveBeenCalledOnce();
    expect(shown()).toBe('gone');
  });

  it('that only says that the seat is done has nothing to take back', async () => {
    at.live.hint.mockResolvedValueOnce({ move: 1, plan: [{ moves: [1] }] });
    await advice.ask();
    at.live.with = () => (at.live.counts[0]! -= 1);
    await advice.follow();
    expect(shown()).toBe('gone');
  });
});
