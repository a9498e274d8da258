import type { GameModule } from './types';

type Loader = () => Promise<{ default: GameModule }>;

// A game's part is loaded when somebody sits down to it. A folder scan, so that adding a game
// touches its own files alone: src/games/<Name>.ts exports the module, and its first lines say
// `slug: '...'`. The file name is the slug in capitals: point-galaxy -> PointGalaxy.ts.
const found = import.meta.glob<{ default: GameModule }>(['./[A-Z]*.ts', '!./*.*.ts']);

export function fileName(slug: string): string {
  return slug
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');
}

/** The game's module, or the plain one (every move a button) where a game has no board yet. */
export async function loadGame(slug: string): Promise<GameModule> {
  const load = found[`./${fileName(slug)}.ts`] as Loader | undefined;
  if (load) return (await load()).default;
  return { ...(await import('./Plain')).default, slug };
}
