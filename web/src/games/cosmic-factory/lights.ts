/** Zones and paths as the server tells them, and where their outlines and points are drawn. */
import type { Explained } from '../../lib/types';
import type { Colour, Placed } from './components';

type Cell = [number, number];
export type Track = Colour | 'star';

/** A part of a galaxy that forms: `spaces` in half tiles, `cells` and `joins` in tiles. */
export interface Light {
  track: Track;
  kind: 'zone' | 'path' | 'network' | 'networks';
  points: number;
  /** Planets of a zone, tiles of a path. */
  count: number;
  words: string;
  of: number[];
  spaces: Cell[];
  joins: [Cell, Cell][];
  cells: Cell[];
}

export function lightsOf(formed: Explained | undefined): Light[] {
  return Object.entries(formed ?? {}).flatMap(([track, parts]) =>
    parts.map((part) => ({ spaces: [], joins: [], cells: [], ...part, track }) as unknown as Light),
  );
}

/** Tiles that lie otherwise than the server knows: what they are part of is not lit meanwhile. */
export function unsettled(known: readonly Placed[], drawn: readonly Placed[]): Set<number> {
  const at = ({ row, col, rot, down }: Placed) => `${row},${col},${rot},${Boolean(down)}`;
  const before = new Map(known.map((one) => [one.tile, at(one)]));
  const found = drawn.filter((one) => before.get(one.tile) !== at(one)).map((one) => one.tile);
  const gone = known.filter((one) => !drawn.some((now) => now.tile === one.tile));
  return new Set([...found, ...gone.map((one) => one.tile)]);
}

/** The outline of a zone in units of half a tile. */
export function outline(spaces: readonly Cell[]): [number, number, number, number][] {
  const inside = new Set(spaces.map(String));
  const edges: [number, number, number, number][] = [];
  for (const [y, x] of spaces) {
    if (!inside.has(`${y - 1},${x}`)) edges.push([x, y, x + 1, y]);
    if (!inside.has(`${y + 1},${x}`)) edges.push([x, y + 1, x + 1, y + 1]);
    if (!inside.has(`${y},${x - 1}`)) edges.push([x, y, x, y + 1]);
    if (!inside.has(`${y},${x + 1}`)) edges.push([x + 1, y, x + 1, y + 1]);
  }
  return edges;
}

/** The space of a zone that lies nearest to its middle: where its points are written. */
export function heart(spaces: readonly Cell[]): Cell {
  const middle = [0, 1].map((i) => spaces.reduce((sum, at) => sum + at[i]!, 0) / spaces.length);
  const away = ([y, x]: Cell) => (y - middle[0]!) ** 2 + (x - middle[1]!) ** 2;
  return spaces.reduce((best, at) => (away(at) < away(best) ? at : best));
}
