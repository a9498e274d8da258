import { getContext, setContext } from 'svelte';

/** How a game marks its seats, where its own pieces say it better than our colours and shapes. */
export interface Mark {
  colour: string;
  /** A path in a box of 20 by 20. */
  path: string;
}

const KEY = Symbol('marks');

/** Called by a page that shows a game: every `SeatMark` inside it asks here first. */
export function provideMarks(of: (seat: number) => Mark | null): void {
  setContext(KEY, of);
}

export function marks(): (seat: number) => Mark | null {
  return getContext<((seat: number) => Mark | null) | undefined>(KEY) ?? (() => null);
}
