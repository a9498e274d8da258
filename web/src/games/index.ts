import type { GameModule } from './types';

// A game's part is loaded when somebody sits down to it. Modules are found by their folder's name,
// the game's slug, so that adding a board touches one folder.
const found = import.meta.glob<{ default: GameModule }>('./*/index.ts');

/** The game's module, or the plain one, which serves any game, where it has no board of its own. */
export async function loadGame(slug: string): Promise<GameModule> {
  const load = found[`./${slug}/index.ts`] ?? found['./plain/index.ts'];
  return { ...(await load()).default, slug };
}
