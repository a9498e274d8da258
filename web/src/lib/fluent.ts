import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Lang } from './settings.svelte';

/** A catalogue ready to speak. Two files may follow each other: the later one has its way. */
export function bundleOf(source: string, lang: Lang): FluentBundle {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(source), { allowOverrides: true });
  return bundle;
}

/** Small words change before the name that follows: "d’Ann", "e Ida". The server has the same rules
 *  (core/liaison.py). */
const LIAISONS: Partial<Record<Lang, [RegExp, string]>> = {
  fr: [/(?<!\p{L})(d|qu|jusqu|lorsqu)e (?=[aeiouàâäéèêëîïôöùûüœæ](?!nz|ui))/giu, '$1’'],
  es: [/ y (?=h?[ií](?![aeo]))/gi, ' e '],
};

/** A message in words; nothing where the catalogue lacks it. */
export function worded(
  bundle: FluentBundle | null | undefined,
  name: string,
  values?: Record<string, FluentVariable> | null,
): string | undefined {
  const message = bundle?.getMessage(name);
  if (!bundle || !message?.value) return undefined;
  const said = bundle.formatPattern(message.value, values, []);
  const [found, instead] = LIAISONS[bundle.locales[0] as Lang] ?? [];
  return found ? said.replace(found, instead!) : said;
}
