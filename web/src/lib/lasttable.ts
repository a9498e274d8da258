/** How somebody set up their last table of a game: the next one begins so. */

import type { BotInfo, GameInfo } from './types';

export interface LastTable {
  variant: string;
  count: number;
  /** Who sits at each place: 'me', 'link', 'open' or 'bot:' and its level. */
  kinds: string[];
  clock: string;
}

const KEY = 'galactable.last';

function all(): Record<string, LastTable> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

export function keepLast(slug: string, table: LastTable): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...all(), [slug]: table }));
  } catch {
    // A private window may refuse: then the next table begins as the first did.
  }
}

/** The last table of a game, if the game is still played so. */
export function lastTable(game: GameInfo, bots: BotInfo[], clocks: string[]): LastTable | null {
  const last = all()[game.slug];
  const kinds = ['me', 'link', 'open', ...bots.map((bot) => `bot:${bot.name}`)];
  const fits =
    last &&
    game.variants[last.variant]?.includes(last.count) &&
    last.kinds.every((kind) => kinds.includes(kind)) &&
    clocks.includes(last.clock);
  return fits ? last : null;
}
