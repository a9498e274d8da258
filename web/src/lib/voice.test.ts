import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { words as es } from '../i18n/es';
import { en } from '../i18n/en';
import { words as fr } from '../i18n/fr';
import { browserLang, type Lang } from './settings.svelte';
import { placesOf, plain } from './text';
import { bundleOf, say, speakFrom } from './voice.svelte';

const FOLDER = '../src/galactable/games/rock_the_galaxy/catalogue';
const speak = (lang: Lang) =>
  speakFrom(bundleOf(readFileSync(`${FOLDER}/${lang}.ftl`, 'utf-8'), lang));
afterEach(() => speakFrom(null));

describe('a game’s own words', () => {
  it('come from its catalogue, with plurals', () => {
    speak('en');
    expect(say('label-fans', { count: 1 })).toBe('1 fan');
    expect(say('label-fans', { count: 3 })).toBe('3 fans');
    speak('de');
    expect(say('label-hand')).toBe('Deine Hand');
  });
  it('fall back to the name of a message that is not there', () => {
    speak('fr');
    expect(say('label-nothing-of-the-kind')).toBe('label-nothing-of-the-kind');
  });
  it('have every label of the board in every language', () => {
    const board = ['Board', 'Stage', 'CardFace'].map((name) =>
      readFileSync(`src/games/rock-the-galaxy/${name}.svelte`, 'utf-8'),
    );
    const names = [...board.join('').matchAll(/'(label-[a-z-]+)'/g)].map((match) => match[1]);
    expect(names.length).toBeGreaterThan(20);
    for (const lang of ['en', 'de', 'fr', 'es'] as const) {
      speak(lang);
      expect(names.filter((name) => say(name, { count: 1, name: 'A', of: 2 }) === name)).toEqual(
        [],
      );
    }
  });
});

describe('a text', () => {
  const text = ['Bob played ', { kind: 'card', id: 'heart', text: 'Heart' }, '.'];
  it('joins to a sentence', () => expect(plain(text)).toBe('Bob played Heart.'));
  it('knows where its things lie', () =>
    expect(placesOf('card', 'heart')).toContain('[data-of="card-heart"]'));
});

describe('the shell', () => {
  it.each([
    ['fr', fr],
    ['es', es],
  ])('has all its words in %s, with the same values', (_lang, own: Record<string, string>) => {
    expect(Object.keys(en).filter((key) => !(key in own))).toEqual([]);
    const values = (text: string) =>
      [...new Set([...text.matchAll(/\{(\w+)/g)].map((match) => match[1]))].sort();
    for (const [key, text] of Object.entries(en))
      if (text) expect([key, ...values(own[key])]).toEqual([key, ...values(text)]);
  });
  it('follows the browser’s languages', () => {
    expect(browserLang(['it-IT', 'fr-CA', 'de'])).toBe('fr');
    expect(browserLang(['ja'])).toBe('en');
  });
});
