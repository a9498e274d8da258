import { SvelteMap } from 'svelte/reactivity';
import { settings, type Lang } from '../lib/settings.svelte';
import { de } from './de';
import { en } from './en';

export type Values = Record<string, string | number>;

/** Fills `{name}` from values; `{n|card|cards}` picks by whether values.n is 1. */
export function fill(text: string, values: Values = {}): string {
  return text.replace(/\{(\w+)(?:\|([^|}]*)\|([^}]*))?\}/g, (all, name, one, many) => {
    const value = values[name];
    if (value === undefined) return all;
    if (many === undefined) return String(value);
    return Number(value) === 1 ? one : many;
  });
}

/** A dictionary of words: `const t = words(en, de)`; German must have exactly the English keys. What
 *  a language lacks is said in English. */
export function words<T extends Record<string, string>>(
  english: T,
  german: Record<keyof T, string>,
  others: (lang: Lang) => Partial<Record<keyof T, string>> | undefined = () => undefined,
): (key: keyof T & string, values?: Values) => string {
  const all: Partial<Record<Lang, Partial<Record<string, string>>>> = { en: english, de: german };
  return (key, values) => {
    const own = all[settings.lang] ?? others(settings.lang);
    return fill(own?.[key] ?? english[key] ?? key, values);
  };
}

type Shell = Partial<Record<keyof typeof en, string>>;
const more: Partial<Record<Lang, () => Promise<{ words: Shell }>>> = {
  fr: () => import('./fr'),
  es: () => import('./es'),
};
const fetched = new SvelteMap<Lang, Shell>();

/** Fetches the shell's words in a language, if they are not here yet. */
export async function fetchWords(lang: Lang): Promise<void> {
  if (more[lang] && !fetched.has(lang)) fetched.set(lang, (await more[lang]()).words);
}

/** The shell's words. */
export const t = words(en, de, (lang) => fetched.get(lang));
