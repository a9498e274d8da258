/** What tests make by hand. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, vi } from 'vitest';
import type { GameModule } from '../games/types';
import type { Args, LegalMove } from './types';

/** A legal move as the server would list it. */
export const legalMove = (
  move: number,
  kind: string,
  args: Args = {},
  more: Partial<LegalMove> = {},
): LegalMove => ({
  move,
  kind,
  args,
  words: '',
  text: [],
  gain: null,
  final: null,
  next: null,
  ask: null,
  ...more,
});

interface Fixture {
  view: unknown;
  legal: unknown;
  static: unknown;
  names: string[];
}

/** Draws a game's board from a fixture, as seat 0 sees it: one at a time, none after a test. */
export function sitter(game: GameModule) {
  let board: Record<string, unknown> | null = null;
  const clear = () => {
    if (board) void unmount(board);
    board = null;
  };
  afterEach(clear);
  return (fixture: Fixture) => {
    clear();
    const send = vi.fn();
    const shell = { viewer: 0, recent: [], calm: true, busy: false, hinted: null, seconds: null };
    const props = { ...fixture, ...shell, data: fixture.static, send };
    board = mount(game.Board, { target: document.body, props: props as never });
    flushSync();
    const pressed = (button: HTMLElement) => {
      button.click();
      flushSync();
    };
    const click = (selector: string, n = 0) =>
      pressed(document.querySelectorAll<HTMLElement>(selector)[n]!);
    const press = (words: RegExp) =>
      pressed([...document.querySelectorAll('button')].find((b) => words.test(b.textContent))!);
    return { send, click, press };
  };
}
