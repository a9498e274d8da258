/**
 * The picture of a galaxy: what touches what, for lighting zones and paths up while they form.
 * Points that count come from the server; these are read from the game's own tables for display.
 */

export type Colour = 'green' | 'blue' | 'orange';
export type Kind = Colour | 'constellation';
export const COLOURS: readonly Colour[] = ['green', 'blue', 'orange'];

/** A tile as the server prints it: spaces NW, NE, SE, SW; the letters of its spokes. */
export interface TileRow {
  id: number;
  spaces: { kind: string; planets: number }[];
  spokes: string;
}
/** A row of `scoring`. */
export type ScoringRow = Record<string, string | number | null>;

export interface Space {
  kind: Kind;
  planets: number;
}

/** A tile as it lies: spaces NW, NE, SE, SW and spokes N, E, S, W. */
export interface Face {
  spaces: Space[];
  spokes: boolean[];
}

export interface Placed {
  tile: number;
  row: number;
  col: number;
  rot: number;
  down?: boolean;
}

export interface Corner {
  row: number;
  col: number;
  corner: number;
}

export interface Zone {
  kind: Kind;
  planets: number;
  points: number;
  spaces: Corner[];
}

export interface Join {
  from: { row: number; col: number };
  to: { row: number; col: number };
}

export interface Network {
  cells: { row: number; col: number }[];
  joins: Join[];
}

const SIDES = ['N', 'E', 'S', 'W'] as const;
const STEP = [
  [-1, 0],
  [0, 1],
  [1, 0],
  [0, -1],
] as const;

export function printed(row: TileRow): Face {
  return {
    spaces: row.spaces.map(({ kind, planets }) => ({ kind: kind as Kind, planets })),
    spokes: SIDES.map((side) => row.spokes.includes(side)),
  };
}

/** The face after `rot` clockwise quarter turns. */
export function turned(face: Face, rot: number): Face {
  const at = (i: number) => (((i - rot) % 4) + 4) % 4;
  return {
    spaces: [0, 1, 2, 3].map((i) => face.spaces[at(i)]!),
    spokes: [0, 1, 2, 3].map((i) => face.spokes[at(i)]!),
  };
}

export class Galaxy {
  private readonly cells = new Map<string, Face>();

  constructor(
    readonly placed: readonly Placed[],
    faces: ReadonlyMap<number, Face>,
    private readonly scoring: readonly ScoringRow[] = [],
  ) {
    for (const one of placed) {
      const face = faces.get(one.tile);
      if (face && !one.down) this.cells.set(key(one.row, one.col), turned(face, one.rot));
    }
  }

  points(kind: string, count: number): number {
    for (const row of this.scoring) {
      const most = row.most === null || row.most === '' || row.most === undefined;
      if (row.kind !== kind || count < Number(row.least)) continue;
      if (most || count <= Number(row.most)) return Number(row.points);
    }
    return 0;
  }

  zones(): Zone[] {
    const seen = new Set<string>();
    const found: Zone[] = [];
    for (const [at, face] of this.cells) {
      const [row, col] = place(at);
      for (let corner = 0; corner < 4; corner += 1) {
        if (seen.has(`${at},${corner}`)) continue;
        const kind = face.spaces[corner]!.kind;
        const spaces = this.flood({ row, col, corner }, kind, seen);
        const planets = spaces.reduce((sum, one) => sum + this.space(one)!.planets, 0);
        found.push({ kind, planets, points: this.points(kind, planets), spaces });
      }
    }
    return found;
  }

  private flood(start: Corner, kind: Kind, seen: Set<string>): Corner[] {
    const queue = [start];
    const spaces: Corner[] = [];
    seen.add(name(start));
    for (let one = queue.pop(); one; one = queue.pop()) {
      spaces.push(one);
      for (const next of this.touching(one)) {
        if (seen.has(name(next)) || this.space(next)?.kind !== kind) continue;
        seen.add(name(next));
        queue.push(next);
      }
    }
    return spaces;
  }

  private space(at: Corner): Space | undefined {
    return this.cells.get(key(at.row, at.col))?.spaces[at.corner];
  }

  /** The spaces that touch one: two beside it unless a spoke lies between, two across borders. */
  private touching({ row, col, corner }: Corner): Corner[] {
    const face = this.cells.get(key(row, col))!;
    const out: Corner[] = [];
    // Spoke i lies between corner i and corner i+1 (N: NW and NE), W between SW and NW.
    if (!face.spokes[corner]) out.push({ row, col, corner: (corner + 1) % 4 });
    if (!face.spokes[(corner + 3) % 4]) out.push({ row, col, corner: (corner + 3) % 4 });
    const north = corner < 2;
    const west = corner === 0 || corner === 3;
    out.push({ row: row + (north ? -1 : 1), col, corner: 3 - corner });
    out.push({ row, col: col + (west ? -1 : 1), corner: [1, 0, 3, 2][corner]! });
    return out.filter((one) => this.cells.has(key(one.row, one.col)));
  }

  private joined(row: number, col: number, side: number): boolean {
    const [dr, dc] = STEP[side]!;
    const here = this.cells.get(key(row, col));
    const there = this.cells.get(key(row + dr, col + dc));
    return Boolean(here?.spokes[side] && there?.spokes[(side + 2) % 4]);
  }

  /** Tiles with spokes, joined where two spokes face each other. */
  networks(): Network[] {
    const seen = new Set<string>();
    const found: Network[] = [];
    for (const [at, face] of this.cells) {
      if (seen.has(at) || !face.spokes.some(Boolean)) continue;
      const network: Network = { cells: [], joins: [] };
      const queue = [at];
      seen.add(at);
      for (let one = queue.pop(); one; one = queue.pop()) {
        const [row, col] = place(one);
        network.cells.push({ row, col });
        for (let side = 0; side < 4; side += 1) {
          if (!this.joined(row, col, side)) continue;
          const to = { row: row + STEP[side]![0], col: col + STEP[side]![1] };
          if (side === 1 || side === 2) network.joins.push({ from: { row, col }, to });
          if (!seen.has(key(to.row, to.col))) {
            seen.add(key(to.row, to.col));
            queue.push(key(to.row, to.col));
          }
        }
      }
      found.push(network);
    }
    return found;
  }

  /** The trail over unused spokes that touches most tiles. */
  longestPath(): Network {
    let best: Network = { cells: [], joins: [] };
    const used = new Set<string>();
    const trail: Join[] = [];
    const visits = new Map<string, number>();

    const walk = (row: number, col: number): void => {
      const here = key(row, col);
      visits.set(here, (visits.get(here) ?? 0) + 1);
      if (visits.size > best.cells.length) {
        const cells = [...visits.keys()].map((one) => ({ row: place(one)[0], col: place(one)[1] }));
        best = { cells, joins: [...trail] };
      }
      for (let side = 0; side < 4 && best.cells.length < this.cells.size; side += 1) {
        if (!this.joined(row, col, side)) continue;
        const to = { row: row + STEP[side]![0], col: col + STEP[side]![1] };
        const edge = [here, key(to.row, to.col)].sort().join('-');
        if (used.has(edge)) continue;
        used.add(edge);
        trail.push({ from: { row, col }, to });
        walk(to.row, to.col);
        trail.pop();
        used.delete(edge);
      }
      const left = visits.get(here)! - 1;
      if (left) visits.set(here, left);
      else visits.delete(here);
    };

    for (const [at, face] of this.cells) if (face.spokes.some(Boolean)) walk(...place(at));
    return best;
  }
}

function key(row: number, col: number): string {
  return `${row},${col}`;
}

function place(at: string): [number, number] {
  const [row, col] = at.split(',').map(Number);
  return [row!, col!];
}

function name(at: Corner): string {
  return `${at.row},${at.col},${at.corner}`;
}

export interface Edge {
  x1: number;
  y1: number;
  x2: number;
  y2: number;
}

/** The outline of a zone in units of half a tile, spokes inside it included. */
export function outline(zone: Zone): Edge[] {
  const inside = new Set(zone.spaces.map((one) => half(one).join()));
  const edges: Edge[] = [];
  for (const one of zone.spaces) {
    const [y, x] = half(one);
    if (!inside.has([y - 1, x].join())) edges.push({ x1: x, y1: y, x2: x + 1, y2: y });
    if (!inside.has([y + 1, x].join())) edges.push({ x1: x, y1: y + 1, x2: x + 1, y2: y + 1 });
    if (!inside.has([y, x - 1].join())) edges.push({ x1: x, y1: y, x2: x, y2: y + 1 });
    if (!inside.has([y, x + 1].join())) edges.push({ x1: x + 1, y1: y, x2: x + 1, y2: y + 1 });
  }
  return edges;
}

/** Row and column of a space in units of half a tile. */
export function half({ row, col, corner }: Corner): [number, number] {
  return [row * 2 + (corner < 2 ? 0 : 1), col * 2 + (corner === 0 || corner === 3 ? 0 : 1)];
}

/** The space of a zone that lies nearest to its middle: where its points are written. */
export function heart(zone: Zone): Corner {
  const places = zone.spaces.map(half);
  const middle = [0, 1].map((i) => places.reduce((sum, p) => sum + p[i]!, 0) / places.length);
  let best = 0;
  let least = Infinity;
  places.forEach(([y, x], i) => {
    const away = (y - middle[0]!) ** 2 + (x - middle[1]!) ** 2;
    if (away < least) [best, least] = [i, away];
  });
  return zone.spaces[best]!;
}
