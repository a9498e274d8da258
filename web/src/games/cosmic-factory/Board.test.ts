import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import any from '../../dev/fixtures/cosmic-factory.any.json';
import build from '../../dev/fixtures/cosmic-factory.build.json';
import draft from '../../dev/fixtures/cosmic-factory.draft.json';
import sabotage from '../../dev/fixtures/cosmic-factory.sabotage.json';
import { sitter } from '../../lib/testing';
import game from './index';

const sit = sitter(game);

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const own = build.view.players[0]!;
const code = (kind: string, args: object) =>
  build.legal.find((one) => one.kind === kind && JSON.stringify(one.args) === JSON.stringify(args))!
    .move;

describe("Cosmic Factory's board", () => {
  it('turns a tile of the tray by tapping again, and lays it as one chain', () => {
    const { send, click } = sit(build);
    click('.tray .cf-piece');
    click('.tray .cf-piece');
    const [row, col] = document
      .querySelector<HTMLElement>('.cell:has(.place)')!
      .dataset.cell!.split(',');
    click('.square button.place');
    vi.advanceTimersByTime(10);
    const hold = code('hold', { tile: own.tray[0], rot: 1 });
    expect(send).toHaveBeenCalledExactlyOnceWith([
      hold,
      { kind: 'put', args: { row: Number(row), col: Number(col) } },
    ]);
    expect(document.querySelectorAll('.tray .cf-piece')).toHaveLength(own.tray.length - 1);
  });

  it('turns a laid tile at once and sends quick taps as one touch', () => {
    const { send, click } = sit(build);
    click('.cell .cf-piece');
    click('.cell .cf-piece');
    click('.cell .cf-piece');
    expect(send).not.toHaveBeenCalled();
    vi.advanceTimersByTime(400);
    const tile = own.galaxy[0]!.tile;
    expect(send).toHaveBeenCalledExactlyOnceWith([code('turn', { tile, quarters: 2 })]);
  });

  it('lights what the server says forms, and not what has just been moved', () => {
    const { click } = sit(build);
    const parts = Object.values(build.forming[0]!).flat();
    const lit = parts.filter((one) => one.points > 0);
    const badges = () =>
      [...document.querySelectorAll('.square .badge text')].map((one) => Number(one.textContent));
    expect(badges().sort()).toEqual(lit.map((one) => one.points).sort());
    const tile = own.galaxy[0]!.tile;
    click('.cell .cf-piece');
    click('.cell .cf-piece');
    const still = lit.filter((one) => !(one.of as number[]).includes(tile));
    expect(badges().sort()).toEqual(still.map((one) => one.points).sort());
  });

  it('turns and takes back by key', () => {
    const { send, click } = sit(build);
    click('.cell .cf-piece');
    const press = (key: string) =>
      document
        .querySelector('.cell .cf-piece')!
        .dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    press('Delete');
    flushSync();
    vi.advanceTimersByTime(10);
    expect(send).toHaveBeenCalledExactlyOnceWith([code('take', { tile: own.galaxy[0]!.tile })]);
  });

  it('takes tokens together', () => {
    const { send, click } = sit(build);
    for (let i = 0; i < build.view.tokens.length; i += 1) click('.coins button', i);
    click('.tokens .btn.primary');
    expect(send).toHaveBeenCalledWith([code('grab', { colours: build.view.tokens })]);
  });

  it('keeps three tiles as one chain', () => {
    const { send, click } = sit(draft);
    for (const n of [0, 1, 2, 3]) click('.packet button', n);
    expect(document.querySelectorAll('.packet .picked')).toHaveLength(3);
    click('.deed .btn.primary');
    expect(send.mock.calls[0]![0]).toHaveLength(3);
  });

  it('draws a galaxy of any shape, to build on or to look at', () => {
    const { click } = sit(any);
    const laid = any.view.players[0]!.galaxy.length;
    expect(document.querySelectorAll('.square .cf-piece')).toHaveLength(laid);
    const offered = new Set(
      any.legal.flatMap((one) => one.next ?? []).map((at) => `${at.row},${at.col}`),
    );
    for (const at of any.view.players[0]!.galaxy) offered.add(`${at.row},${at.col}`);
    expect(document.querySelectorAll('.square .cell')).toHaveLength(offered.size);
    click('.tray button');
    const tile = any.view.players[0]!.tray[0]!;
    const open = any.legal.find((one) => one.kind === 'hold' && one.args.tile === tile)!.next!;
    const empty = open.filter(
      (at) => !any.view.players[0]!.galaxy.some((one) => one.row === at.row && one.col === at.col),
    );
    expect(document.querySelectorAll('.square .place.can')).toHaveLength(empty.length);
    sit({ ...any, legal: [], view: { ...any.view, phase: 'over', waiting: [] } });
    expect(document.querySelectorAll('.square .cf-piece')).toHaveLength(laid);
    expect(document.querySelectorAll('.square .cell')).toHaveLength(laid);
  });

  it("lights the neighbour's tiles for sabotage", () => {
    const { send, click } = sit(sabotage);
    expect(document.querySelectorAll('.square button.can')).toHaveLength(sabotage.legal.length);
    click('.square button.can');
    expect(sabotage.legal.map((one) => one.move)).toContain(send.mock.calls[0]![0][0]);
  });

  it('shows how the last round was scored until somebody goes on', () => {
    const went = vi.fn();
    const rounds = build.view.rounds.length;
    const view = { ...build.view, phase: 'over', waiting: [] };
    const end = { ...build, view, legal: [], went };
    sit({ ...end, ...{ gone: rounds } });
    expect(document.querySelector('.round-end')).toBeNull();
    const { click } = sit({ ...end, ...{ gone: rounds - 1 } });
    expect(went).toHaveBeenLastCalledWith(rounds - 1);
    click('.round-end .primary');
    expect(document.querySelector('.round-end')).toBeNull();
    expect(went).toHaveBeenLastCalledWith(rounds);
  });
});
