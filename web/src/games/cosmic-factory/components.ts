/** What is printed on a tile, and where a tile lies. */
import { say } from '../../lib/voice.svelte';

export type Colour = 'green' | 'blue' | 'orange';
export type Kind = Colour | 'constellation';
export const COLOURS: readonly Colour[] = ['green', 'blue', 'orange'];

/** A tile as the server prints it: spaces NW, NE, SE, SW; the letters of its spokes. */
export interface TileRow {
  id: number;
  spaces: { kind: string; planets: number }[];
  spokes: string;
}

export interface Space {
  kind: Kind;
  planets: number;
}

/** A tile as printed: spaces NW, NE, SE, SW and spokes N, E, S, W. */
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

export function printed(row: TileRow): Face {
  return {
    spaces: row.spaces.map(({ kind, planets }) => ({ kind: kind as Kind, planets })),
    spokes: [...'NESW'].map((side) => row.spokes.includes(side)),
  };
}

/** The letter on a colour's discs and planets, for those who do not tell the colours apart. */
export const letterOf = (kind: Kind): string =>
  kind === 'constellation' ? '' : say('space-letter', { kind });

/** A tile for those who hear it: its spaces with their planets. */
export function tileLabel(face: Face | undefined): string {
  const [a, b, c, d] = (face?.spaces ?? []).map(({ kind, planets }) =>
    say('label-space', { kind, planets }),
  );
  return say('label-tile', { a: a ?? '', b: b ?? '', c: c ?? '', d: d ?? '' });
}
