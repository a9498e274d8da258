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

/** A dictionary of words: `const t = words(en, de)`; German must have exactly the English keys. */
export function words<T extends Record<string, string>>(
  english: T,
  german: Record<keyof T, string>,
): (key: keyof T & string, values?: Values) => string {
  const all: Record<Lang, Record<string, string>> = { en: english, de: german };
  return (key, values) => fill(all[settings.lang][key] ?? english[key] ?? key, values);
}

/** The shell's words. */
export const t = words(en, de);
