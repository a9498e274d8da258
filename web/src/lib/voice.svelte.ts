/** A game's own words: its catalogue, served once in a language, for the labels of its board. */

import type { FluentBundle, FluentVariable } from '@fluent/bundle';
import { bundleOf, worded } from './fluent';
import { settings, type Lang } from './settings.svelte';

const kept = new Map<string, Promise<FluentBundle>>();
let spoken = $state.raw<FluentBundle | null>(null);

async function fetchBundle(slug: string, lang: Lang): Promise<FluentBundle> {
  const answer = await fetch(`/api/games/${slug}/words?lang=${lang}`);
  if (!answer.ok) throw new Error(answer.statusText);
  return bundleOf(await answer.text(), lang);
}

/** From now on `say` speaks of this game, in the page's language. */
export async function speakOf(slug: string): Promise<void> {
  const lang = settings.lang;
  const key = `${slug} ${lang}`;
  let found = kept.get(key);
  if (!found) {
    found = fetchBundle(slug, lang);
    kept.set(key, found);
    found.catch(() => kept.delete(key));
  }
  speakFrom(await found);
}

export function speakFrom(bundle: FluentBundle | null): void {
  spoken = bundle;
}

/** Whether the game's catalogue has a message. */
export const has = (name: string): boolean => spoken?.hasMessage(name) ?? false;

/** A message of the game's catalogue; its bare name where the catalogue lacks it. */
export function say(name: string, args: Record<string, FluentVariable> = {}): string {
  return worded(spoken, name, args) ?? name;
}

/** "hand_counts" for people: "Hand counts". */
export function readable(name: string): string {
  const words = name.replace(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** What a thing is called that the page knows by its name alone; undefined where the catalogue has
 *  no message of this kind for it, or one that needs to be told more. */
export function called(kind: string, name: string): string | undefined {
  const message = spoken?.getMessage(`${kind}-${name.replace(/_/g, '-')}`);
  const missing: Error[] = [];
  const found = message?.value && spoken?.formatPattern(message.value, null, missing);
  return missing.length ? undefined : (found ?? undefined);
}

/** What a category of points is called. */
export const category = (name: string): string => called('category', name) ?? readable(name);
