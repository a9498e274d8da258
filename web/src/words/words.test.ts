import { readdirSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { messagesOf, typesOf } from '../../tools/catalogue.js';
import { LANGS, settings, type Lang } from '../lib/settings.svelte';
import { fetchWords, t } from '.';

const read = (path: string) => readFileSync(path, 'utf-8');
const english = messagesOf(read('src/words/en.ftl'));
const page = readdirSync('src', { recursive: true, encoding: 'utf-8' })
  .filter((name) => /\.(svelte|ts)$/.test(name) && !/^words|^i18n|\.test\.ts$/.test(name))
  .map((name) => read(`src/${name}`))
  .join('\n');

describe('the page’s catalogues', () => {
  it.each(Object.keys(LANGS))('%s has every message, with the same variables', (lang) => {
    const own = messagesOf(read(`src/words/${lang}.ftl`));
    expect([...own].sort()).toEqual([...english].sort());
    expect(read(`src/words/${lang}.ftl`)).not.toMatch(/[\u2066-\u2069\u200b]/);
  });
  it('hold no message that the page does not use', () => {
    const families = [...page.matchAll(/\bt\(`([a-z-]+-)\$\{/g)].map((match) => match[1]!);
    const used = (name: string) =>
      page.includes(`'${name}'`) || families.some((family) => name.startsWith(family));
    expect([...english.keys()].filter((name) => !used(name))).toEqual([]);
  });
  it('are what `t` is typed by', () =>
    expect(read('src/words/messages.ts'), 'run: npm run words').toBe(
      typesOf(read('src/words/en.ftl')),
    ));
});

describe('the page’s words', () => {
  afterEach(() => void (settings.lang = 'en'));
  const speak = async (lang: Lang) => {
    await fetchWords(lang);
    settings.lang = lang;
  };
  it('are in the reader’s language, with plurals', async () => {
    expect(t('side-points', { n: 1 })).toBe('1 point');
    expect(t('side-points', { n: 2 })).toBe('2 points');
    await speak('de');
    expect(t('side-points', { n: 2 })).toBe('2 Punkte');
    await speak('fr');
    expect(t('side-points', { n: 0 })).toBe('0 point');
  });
  it('stay in the last language while another is on its way', () => {
    settings.lang = 'es';
    expect(t('app-close')).not.toBe('app-close');
  });
});
