/** A view of any game as parts to draw: cards, figures, and groups of them. */
import type { View } from '../../lib/types';
import { t } from '../../words';
import { called } from '../../lib/voice.svelte';
import { said, type Component, type Components } from './components';

/** A card of a list: a component, or null for one that is hidden. */
export interface Slot {
  component: Component | null;
  count: number;
}

export type Part =
  | { kind: 'cards'; label: string; slots: Slot[] }
  | { kind: 'figure'; label: string; value: string }
  /** What a rule hides; on the table itself most often what is not there now. */
  | { kind: 'hidden'; label: string }
  | { kind: 'group'; label: string; parts: Part[] };

export interface Layout {
  /** What belongs to nobody. */
  table: Part[];
  /** By seat. */
  seats: Part[][];
}

/** The head that all views share is drawn by the shell, or as columns. */
const HEAD = ['game', 'variant', 'seats', 'viewer', 'round', 'seat', 'waiting', 'scores', 'places'];

type Fields = Record<string, unknown>;
const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const none = (key: string): Part => ({ kind: 'figure', label: said(key), value: '–' });
const isPlain = (value: unknown): boolean => typeof value !== 'object';

export function layOut(view: View, components: Components): Layout {
  const layout: Layout = { table: [], seats: Array.from({ length: view.seats }, () => []) };
  for (const [key, value] of Object.entries(view as unknown as Fields)) {
    if (HEAD.includes(key)) continue;
    if (isBySeat(key, value, view.seats, components))
      value.forEach((each, seat) => layout.seats[seat]!.push(...ofSeat(key, each, components)));
    else layout.table.push(value === null ? none(key) : partOf(key, value, components));
  }
  return layout;
}

/** A list with an entry a seat, unless it is a row of cards that happens to be as long. */
function isBySeat(
  key: string,
  value: unknown,
  seats: number,
  components: Components,
): value is unknown[] {
  if (!Array.isArray(value) || value.length !== seats) return false;
  const filled = value.filter((each) => each !== null);
  return filled.length > 0 && !filled.some((each) => slotOf(key, each, components));
}

/** What a seat has: the fields of an object stand for themselves. */
function ofSeat(key: string, value: unknown, components: Components): Part[] {
  if (!isFields(value)) return [partOf(key, value, components)];
  const own = Object.entries(value).filter(([each]) => each !== 'seat');
  return fieldsOf(Object.fromEntries(own), components);
}

const fieldsOf = (value: Fields, components: Components): Part[] =>
  Object.entries(value).map(([key, each]) => partOf(key, each, components));

function partOf(key: string, value: unknown, components: Components): Part {
  const label = said(key);
  if (value === null) return { kind: 'hidden', label };
  const one = slotOf(key, value, components);
  if (one) return { kind: 'cards', label, slots: [one] };
  if (Array.isArray(value)) return partOfList(key, value, components);
  if (!isFields(value)) return { kind: 'figure', label, value: plainly(value, key) };
  const counted = countsOf(key, value, components);
  if (counted) return { kind: 'cards', label, slots: counted };
  return { kind: 'group', label, parts: fieldsOf(value, components) };
}

function partOfList(key: string, value: unknown[], components: Components): Part {
  const label = said(key);
  if (!value.length) return none(key);
  const slots = value.map((each) =>
    each === null ? { component: null, count: 1 } : slotOf(key, each, components),
  );
  if (slots.every((slot) => slot !== null)) return { kind: 'cards', label, slots };
  if (value.every((each) => each === null || isPlain(each)))
    return { kind: 'figure', label, value: value.map((each) => plainly(each)).join(', ') };
  const parts = value.map((each, i) => ({
    ...partOf(key, each, components),
    label: String(i + 1),
  }));
  return { kind: 'group', label, parts };
}

/** A plain value as people read it: a phase, a suit have a name under their key. */
function plainly(value: unknown, key = ''): string {
  if (value === null) return '?';
  if (typeof value === 'string') return called(key, value) ?? value;
  return typeof value === 'boolean' ? t(value ? 'plain-yes' : 'plain-no') : String(value);
}

/** The card that a value stands for: its id, or an object that bears it. */
function slotOf(key: string, value: unknown, components: Components): Slot | null {
  const component = isFields(value) ? components.find(key, value.id) : components.find(key, value);
  return component && { component, count: 1 };
}

/** Cards with their numbers, where an object says how many there are of each. */
function countsOf(key: string, value: Fields, components: Components): Slot[] | null {
  const entries = Object.entries(value);
  if (!entries.length || !entries.every(([, n]) => typeof n === 'number')) return null;
  const slots = entries.map(([id, n]) => ({
    component: components.find(key, id),
    count: Number(n),
  }));
  return slots.every((slot) => slot.component) ? slots.filter((slot) => slot.count) : null;
}

/** How often each component lies on the table: what lies there once can be seen moving. */
export function tally(parts: Part[], found = new Map<string, number>()): Map<string, number> {
  for (const part of parts) {
    if (part.kind === 'group') tally(part.parts, found);
    if (part.kind !== 'cards') continue;
    for (const { component, count } of part.slots)
      if (component) found.set(component.id, (found.get(component.id) ?? 0) + count);
  }
  return found;
}
