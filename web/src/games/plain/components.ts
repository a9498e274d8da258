/** What is printed on the components of any game: its `static()`, table by table. */
import { called, readable } from '../../lib/voice.svelte';
import type { Static } from '../types';

export interface Printed {
  label: string;
  value: string;
}

export interface Component {
  id: string;
  /** The table it stands in: `cards`, `tiles`. */
  table: string;
  name: string;
  /** The one number that a card is known by, drawn large; empty without one. */
  figure: string;
  /** Whatever else is printed on it. */
  printed: Printed[];
  /** A hue in degrees: the same for what belongs together. */
  hue: number;
}

type Row = Record<string, unknown>;

const IDS = ['id', 'slug'];
const FIGURES = ['rank', 'number', 'value', 'points'];
/** Kept in a table, but not printed on a card. */
const UNPRINTED = ['index', 'count', 'copies'];
const FAMILIES = ['suit', 'colour', 'color', 'kind', 'type', 'family'];
const HUES: Record<string, number> = {
  red: 5,
  hearts: 5,
  diamonds: 25,
  orange: 28,
  gold: 45,
  yellow: 50,
  green: 145,
  clubs: 145,
  blue: 212,
  spades: 225,
  violet: 268,
  purple: 275,
};

/** What a key of a view or a table, or a kind of move is called: as the catalogue says, else itself. */
export const said = (key: string): string => called('key', key) ?? readable(key);

const text = (value: unknown): string =>
  value === null || value === undefined || typeof value === 'object' ? '' : String(value);

function hueOf(row: Row, table: string): number {
  const family = FAMILIES.map((key) => text(row[key]).toLowerCase()).find(Boolean) ?? table;
  if (family in HUES) return HUES[family]!;
  return [...family].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7);
}

function component(row: Row, table: string): Component | null {
  const key = IDS.find((each) => text(row[each]));
  if (!key) return null;
  const figure = FIGURES.find((each) => text(row[each]));
  const hidden = [...IDS, ...UNPRINTED, 'name', figure];
  return {
    id: text(row[key]),
    table,
    name:
      called(table.replace(/s$/, ''), text(row[key])) ?? (text(row.name) || said(text(row[key]))),
    figure: figure ? text(row[figure]) : '',
    printed: Object.entries(row)
      .filter(([each, value]) => !hidden.includes(each) && text(value))
      .map(([each, value]) => ({ label: said(each), value: text(value) })),
    hue: hueOf(row, table),
  };
}

/** The components of a game, by id; those that are numbered are found under their table's name. */
export class Components {
  private readonly named = new Map<string, Component>();
  private readonly numbered = new Map<string, Component>();

  constructor(data: Static) {
    for (const [table, rows] of Object.entries(data)) {
      if (!Array.isArray(rows)) continue;
      for (const row of rows) {
        const found = row && typeof row === 'object' ? component(row, table) : null;
        if (!found) continue;
        if (/^\d+$/.test(found.id)) this.numbered.set(`${table}:${found.id}`, found);
        else if (!this.named.has(found.id)) this.named.set(found.id, found);
      }
    }
  }

  /** The component that a value under this key names: `card: "h7"`, `tiles: [3, 4]`. */
  find(key: string, value: unknown): Component | null {
    if (typeof value === 'string' && this.named.has(value)) return this.named.get(value)!;
    if (typeof value !== 'number' && typeof value !== 'string') return null;
    const plural = key.endsWith('s') ? key : `${key}s`;
    return this.numbered.get(`${plural}:${value}`) ?? null;
  }
}
