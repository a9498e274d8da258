import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { messagesOf } from '../../tools/catalogue.js';
import { bundleOf } from './fluent';
import { browserLang, type Lang } from './settings.svelte';
import { joined, placesOf, plain } from './text';
import type { LogLine } from './types';
import { say, speakFrom } from './voice.svelte';

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
});

const GAMES = readdirSync('src/games').filter((slug) =>
  existsSync(`../src/galactable/games/${slug.replaceAll('-', '_')}/catalogue/en.ftl`),
);
const sourceOf = (folder: string, ending: RegExp): string =>
  readdirSync(folder)
    .filter((name) => ending.test(name) && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(`${folder}/${name}`, 'utf-8'))
    .join('\n');

/** Names of labels in a source: whole, or with a part that is filled in. */
const namedIn = (source: string): { name: string; rest: string | undefined }[] =>
  [...source.matchAll(/['"`]((?:label|tip|confirm)-[a-z-]*)(?:\$?\{[^}]*\}([a-z-]*))?/g)].map(
    ([, name, rest]) => ({ name: name!, rest }),
  );

describe.each(GAMES)('the labels of %s', (slug) => {
  const game = `../src/galactable/games/${slug.replaceAll('-', '_')}`;
  const board = sourceOf(`src/games/${slug}`, /\.(svelte|ts)$/);

  it.each(['en', 'de', 'fr', 'es'])('are all there in %s', (lang) => {
    const there = messagesOf(readFileSync(`${game}/catalogue/${lang}.ftl`, 'utf-8'));
    const whole = namedIn(board).filter(({ rest }) => rest === undefined);
    expect(whole.map(({ name }) => name).filter((name) => !there.has(name))).toEqual([]);
  });
  it('are all used, by the board or in a terminal', () => {
    const catalogue = readFileSync(`${game}/catalogue/en.ftl`, 'utf-8');
    const named = namedIn(`${board}\n${sourceOf(game, /\.py$/)}`);
    const used = (one: string) =>
      catalogue.includes(`{ ${one} }`) ||
      named.some(({ name, rest }) =>
        rest === undefined ? one === name : one.startsWith(name) && one.endsWith(rest),
      );
    const all = [...messagesOf(catalogue).keys()];
    const labels = all.filter((name) => /^(label|tip|confirm)-/.test(name));
    expect(labels.filter((name) => !used(name))).toEqual([]);
  });
});

describe('small words', () => {
  it('meet the names after them', () => {
    speak('fr');
    expect(say('label-hand-of', { name: 'Ann' })).toBe('Main d’Ann');
    expect(say('label-hand-of', { name: 'Élise' })).toBe('Main d’Élise');
    expect(say('label-hand-of', { name: 'Bob' })).toBe('Main de Bob');
    speak('es');
    expect(say('label-hand-of', { name: 'Ana y Irene' })).toBe('Mano de Ana e Irene');
  });
});

describe('lines of a log', () => {
  const line = (text: string, thread = '', more = ''): LogLine => ({
    text: [text],
    heading: false,
    thread,
    more: more ? [more] : [],
  });
  const said = (lines: LogLine[]) => joined(lines).map((one) => plain(one.text));

  it('go on where a thread goes on', () => {
    expect(
      said([
        line('Ann discarded a hat.', 'discards 0', ', a hat.'),
        line('Ann discarded a heart.', 'discards 0', ', a heart.'),
        line('Bob discarded a heart.', 'discards 1', ', a heart.'),
      ]),
    ).toEqual(['Ann discarded a hat, a heart.', 'Bob discarded a heart.']);
  });
  it('end a thread where there is nothing more to say', () => {
    expect(said([line('A set.', 'set 0'), line('A set.', 'set 0')])).toEqual(['A set.', 'A set.']);
  });
});

describe('a text', () => {
  const text = ['Bob played ', { kind: 'card', id: 'heart', text: 'Heart' }, '.'];
  it('joins to a sentence', () => expect(plain(text)).toBe('Bob played Heart.'));
  it('knows where its things lie', () =>
    expect(placesOf('card', 'heart')).toContain('[data-of="card-heart"]'));
});

describe('the shell', () => {
  it('follows the browser’s languages', () => {
    expect(browserLang(['it-IT', 'fr-CA', 'de'])).toBe('fr');
    expect(browserLang(['ja'])).toBe('en');
  });
});
