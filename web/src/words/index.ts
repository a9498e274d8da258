/** The page's own words: one Fluent catalogue a language, of which only the reader's is fetched. */

import type { FluentBundle } from '@fluent/bundle';
import { SvelteMap } from 'svelte/reactivity';
import { bundleOf, worded } from '../lib/fluent';
import { settings, type Lang } from '../lib/settings.svelte';
import type { Messages } from './messages';

type Values<K extends keyof Messages> = [Messages[K]] extends [never]
  ? []
  : [values: Record<Messages[K], string | number>];

const files = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' });
const bundles = new SvelteMap<Lang, FluentBundle>();

/** Fetches the page's words in a language, if they are not here yet. */
export async function fetchWords(lang: Lang): Promise<void> {
  if (!bundles.has(lang)) bundles.set(lang, bundleOf(await files[`./${lang}.ftl`]!(), lang));
}

/** A message in the page's language; until its words are here, in the last language that was. */
export function t<K extends keyof Messages>(name: K, ...[values]: Values<K>): string {
  const bundle = bundles.get(settings.lang) ?? [...bundles.values()].at(-1);
  return worded(bundle, name, values) ?? name;
}
