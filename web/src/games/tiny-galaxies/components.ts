/** What the components are called, and what is printed on them, in the reader's words. */
import { list } from '../../lib/names';
import { say } from '../../lib/voice.svelte';
import type { Ability } from './types';

export const faceName = (face: string): string => say(`face-${face}`);
export const planetName = (id: string): string => say(`planet-${id}`);
export const resourceName = (resource: string): string => say(`resource-${resource}`);

/** A planet's ability in words. */
export function abilityWords(a: Ability): string {
  const named = (name: string) => name.replace(/_/g, '-');
  const brings: string[] = [];
  if (a.energy) brings.push(say('gain-energy', { count: a.energy }));
  if (a.culture) brings.push(say('gain-culture', { count: a.culture }));
  if (a.advance) brings.push(say(`advance-${a.advance_track}`, { count: a.advance }));
  if (a.others !== 'none') brings.push(say(`others-${named(a.others)}`, { count: 1 }));
  const cost = a.cost === 'none' ? 'none' : say(`cost-${named(a.cost)}`, { count: a.amount || 1 });
  return say('ability', { cost, brings: list(brings) });
}

/** A planet's looks, from its number: hue, bands and a ring. */
export function looks(id: string): { hue: number; bands: number; ring: boolean } {
  const n = Number(id.slice(1));
  return { hue: (n * 67) % 360, bands: n % 3, ring: n % 4 === 1 };
}
