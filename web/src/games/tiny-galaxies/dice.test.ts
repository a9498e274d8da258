import { readFileSync, readdirSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import { legalMove } from '../../lib/testing';
import type { GameEvent, LegalMove } from '../../lib/types';
import { bundleOf } from '../../lib/fluent';
import { say, speakFrom } from '../../lib/voice.svelte';
import { abilityWords } from './components';
import { cameFrom, conversions, gained } from './dice';
import game from './index';

const CATALOGUE = '../src/galactable/games/tiny_galaxies/catalogue';
const speak = (lang: 'en' | 'de' | 'fr' | 'es') =>
  speakFrom(bundleOf(readFileSync(`${CATALOGUE}/${lang}.ftl`, 'utf-8'), lang));
const events = (...found: { kind: string; args: object }[]) => found as unknown as GameEvent[];
afterEach(() => speakFrom(null));

const convert = (move: number, pay: string, old: string, to: string): LegalMove =>
  legalMove(move, 'convert', { pay, old, new: to });

describe('a conversion is chosen step by step', () => {
  const legal = [
    convert(1, 'energy', 'life', 'move'),
    convert(2, 'culture', 'life', 'move'),
    convert(3, 'energy', 'tech', 'energy'),
  ];
  it('the die', () =>
    expect(conversions(legal, { old: null, to: null })).toEqual({
      old: ['life', 'tech'],
      to: [],
      pay: [],
    }));
  it('the face', () => expect(conversions(legal, { old: 'life', to: null }).to).toEqual(['move']));
  it('the payment', () =>
    expect(conversions(legal, { old: 'life', to: 'move' }).pay.map((move) => move.move)).toEqual([
      1, 2,
    ]));
});

it('knows where a ship came from', () => {
  const recent = events({ kind: 'move', args: { seat: 1, from: 's2', to: 'o4', planet: 'P04' } });
  expect(cameFrom(recent, 1, 'o4')).toBe('s2');
  expect(cameFrom(recent, 0, 'o4')).toBe('home-0');
});

it('knows what a seat has just gained and paid', () => {
  const recent = events(
    { kind: 'gain', args: { seat: 1, resource: 'energy', amount: 3 } },
    { kind: 'pay', args: { seat: 1, resource: 'energy', amount: 1 } },
    { kind: 'gain', args: { seat: 0, resource: 'energy', amount: 5 } },
  );
  expect(gained(recent, 1, 'energy')).toBe(2);
  expect(gained(recent, 1, 'culture')).toBe(0);
});

it('says an ability in words', () => {
  speak('en');
  expect(
    abilityWords({
      cost: 'culture',
      amount: 1,
      energy: 0,
      culture: 0,
      advance: 2,
      advance_track: 'life',
      others: 'advance_either',
    }),
  ).toBe('pay 1 culture: advance 2 on a life track and everyone else may advance 1 on any track');
});

it('has every label of the board in every language', () => {
  const folder = 'src/games/tiny-galaxies';
  const source = readdirSync(folder)
    .filter((file) => file.endsWith('.svelte') || file === 'index.ts')
    .map((file) => readFileSync(`${folder}/${file}`, 'utf-8'));
  const names = [...source.join('').matchAll(/'((?:label|aid|standing)-[a-z-]+[a-z])'/g)];
  expect(names.length).toBeGreaterThan(30);
  for (const lang of ['en', 'de', 'fr', 'es'] as const) {
    speak(lang);
    expect(names.map((match) => match[1]).filter((name) => say(name) === name)).toEqual([]);
  }
});

describe('standing answers', () => {
  const legal = [legalMove(107, 'follow'), legalMove(108, 'pass')];
  const view = (phase: string, face: string) => ({ phase, action: { face } }) as never;
  const [never, onlyMove] = game.standing!;
  it('pass for you', () => expect(never.answer(view('follow', 'move'), legal, 1)).toBe(108));
  it('but not at an offer', () => expect(never.answer(view('offer', 'move'), legal, 1)).toBeNull());
  it('or only for faces other than Move', () => {
    expect(onlyMove.answer(view('follow', 'life'), legal, 1)).toBe(108);
    expect(onlyMove.answer(view('follow', 'move'), legal, 1)).toBeNull();
  });
});
