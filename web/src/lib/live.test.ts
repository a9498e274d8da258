import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LiveTable } from './live.svelte';
import { settings } from './settings.svelte';

/** A connection that tells what a test says. */
class Wire {
  static OPEN = 1;
  static last: Wire;
  readyState = Wire.OPEN;
  onclose: (event: { code: number }) => void = () => undefined;
  onmessage: (message: { data: string }) => void = () => undefined;
  constructor() {
    Wire.last = this;
  }
  send(): void {}
  close(): void {}
}

let live: LiveTable;
let version = 0;

/** Whether seat 0 may take something back. */
let undo = true;

/** The table at a ply of seat 1, with events of these kinds. */
function tell(ply: number, ...kinds: string[]): void {
  const events = kinds.map((kind) => ({ kind, args: { seat: 1 } }));
  const log = ply ? [{ ply, seat: 1, by: 'bot', words: [], lines: [], events }] : [];
  version += 1;
  const update = {
    type: 'update',
    version,
    ply,
    log,
    log_from: ply,
    you: [0],
    seats: [],
    views: { '0': { round: ply } },
    legal: {},
    answers: { '0': ply },
    undo: { '0': undo },
  };
  Wire.last.onmessage({ data: JSON.stringify(update) });
}

/** The server answers what was asked first. */
const answer = (type: string) => Wire.last.onmessage({ data: JSON.stringify({ type, id: 1 }) });

const kinds = () => live.recent.map((event) => event.kind);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Wire);
  settings.pace = 'normal';
  live = new LiveTable('t');
  live.weights = { passing: ['lift'], held: ['throw', 'score'], against: [] };
  tell(0);
});

afterEach(() => {
  live.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('what others did', () => {
  it('shows a keep as one step, then the throw, which is held, then the score', () => {
    tell(1, 'lift');
    tell(2, 'lift');
    tell(3, 'throw');
    tell(4, 'score');
    expect(live.update?.ply).toBe(0);
    vi.advanceTimersByTime(100);
    expect(live.update?.ply).toBe(2);
    expect(kinds()).toEqual(['lift', 'lift']);
    expect(live.log.map((entry) => entry.ply)).toEqual([1, 2]);
    vi.advanceTimersByTime(100);
    expect(live.update?.ply).toBe(3);
    vi.advanceTimersByTime(900);
    expect(live.update?.ply).toBe(3);
    vi.advanceTimersByTime(200);
    expect(live.update?.ply).toBe(4);
    expect(live.backlog).toBe(0);
  });

  it('waits a moment for what a step leads to', () => {
    vi.advanceTimersByTime(1000);
    tell(1, 'lift');
    expect(live.update?.ply).toBe(0);
    vi.advanceTimersByTime(120);
    tell(2, 'lift');
    tell(3, 'throw');
    expect(live.update?.ply).toBe(2);
    vi.advanceTimersByTime(5000);
    expect(live.update?.ply).toBe(3);
  });

  it('never takes longer than the pace allows, and nothing at once', () => {
    for (let ply = 1; ply <= 60; ply += 1) tell(ply, 'score');
    vi.advanceTimersByTime(8000);
    expect(live.update?.ply).toBe(60);
    settings.pace = 'once';
    tell(61, 'score');
    tell(62, 'score');
    expect(live.update?.ply).toBe(62);
  });

  it('shows all of it when it is skipped', () => {
    for (let ply = 1; ply <= 5; ply += 1) tell(ply, 'score');
    expect(live.backlog).toBe(5);
    live.skip();
    expect(live.update?.ply).toBe(5);
    expect(live.log).toHaveLength(5);
    expect(kinds()).toHaveLength(5);
  });

  it('stays news while people come and go, until it is taken back', () => {
    const news = () => live.news.map((entry) => entry.ply);
    for (let ply = 1; ply <= 2; ply += 1) tell(ply, 'score');
    live.skip();
    expect(news()).toEqual([1, 2]);
    tell(2, 'score');
    live.skip();
    expect(news()).toEqual([1, 2]);
    tell(1, 'score');
    live.skip();
    expect(news()).toEqual([]);
  });
});

it('gives a board no other view because somebody came or went', () => {
  const view = () => live.update?.views['0'];
  const before = view();
  tell(0);
  live.skip();
  expect(live.update?.version).toBe(version);
  expect(view()).toBe(before);
  tell(1, 'score');
  live.skip();
  expect(view()).not.toBe(before);
});

describe('what we do ourselves', () => {
  it('can be taken back as the server says, not as is still being shown', () => {
    undo = true;
    tell(1, 'score');
    tell(2, 'score');
    undo = false;
    tell(3, 'score');
    expect([live.update?.ply, live.canUndo(0), live.answers(0)]).toEqual([0, false, 3]);
  });

  /** What can be seen: the ply, and whether an answer is awaited. */
  const seen = () => [live.update?.ply, live.busy];

  it('is shown with its answer, as one', async () => {
    const made = live.move(0, [1]);
    expect(seen()).toEqual([0, true]);
    tell(1, 'lift');
    live.skip();
    vi.advanceTimersByTime(5000);
    expect(seen()).toEqual([0, true]);
    answer('done');
    expect(seen()).toEqual([1, false]);
    await made;
  });

  it('is free again when it is refused, and what came meanwhile is shown', async () => {
    const made = live.move(0, [1]);
    tell(1, 'score');
    answer('refused');
    expect(seen()).toEqual([1, false]);
    await expect(made).rejects.toThrow();
  });

  it('waits for no answer of a connection that is lost', async () => {
    const made = live.undo(0);
    vi.advanceTimersByTime(2000);
    tell(1, 'score');
    Wire.last.onclose({ code: 1006 });
    expect(seen()).toEqual([1, false]);
    await expect(made).rejects.toThrow();
    await expect(live.move(0, [1])).rejects.toThrow();
    expect(live.busy).toBe(false);
  });

  it('is lost at once where the network is gone', async () => {
    const made = live.move(0, [1]);
    dispatchEvent(new Event('offline'));
    expect(live.status).toBe('lost');
    await expect(made).rejects.toThrow();
  });

  it('stays where there is no table any more, with a network or without', () => {
    Wire.last.onclose({ code: 4404 });
    dispatchEvent(new Event('offline'));
    expect(live.status).toBe('gone');
  });
});
