import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import assign from '../../dev/fixtures/galactzy.assign.json';
import colour from '../../dev/fixtures/galactzy.colour.json';
import first from '../../dev/fixtures/galactzy.throw.json';
import start from '../../dev/fixtures/galactzy.start.json';
import table from '../../dev/fixtures/galactzy.table.json';
import soloEnd from '../../dev/fixtures/galactzy.solo-end.json';
import { bundleOf } from '../../lib/fluent';
import { sitter } from '../../lib/testing';
import { say, speakFrom } from '../../lib/voice.svelte';
import { graded } from './grade';
import game from './index';
import type { Box, GameView } from './types';

const FOLDER = '../src/galactable/games/galactzy/catalogue';
const speak = (lang: 'en' | 'de' | 'fr' | 'es') =>
  speakFrom(bundleOf(readFileSync(`${FOLDER}/${lang}.ftl`, 'utf-8'), lang));
// The first board of a run is drawn while everything is still being loaded.
vi.setConfig({ testTimeout: 30_000 });
beforeEach(() => speak('en'));

afterEach(() => {
  speakFrom(null);
});
const sit = sitter(game);

const codeOf = (kind: string) => table.legal.find((one) => one.kind === kind)!.move;

describe("Galactzy's board", () => {
  it('throws the dice that were chosen', () => {
    const { send, click, press } = sit(first);
    const thrown = first.legal.find(
      (one) => JSON.stringify(one.args) === JSON.stringify({ d4: 1, d6: 0, d8: 5 }),
    )!;
    press(/^all d8$/);
    click('.felt button.diebtn');
    press(/^Throw 6 dice/);
    expect(send).toHaveBeenCalledExactlyOnceWith([thrown.move]);
  });

  it('proposes dice that can be thrown, whatever lies on a card', () => {
    const card_dice = Array.from({ length: 6 }, () => [1, 6, 3]);
    const { send, press } = sit({ ...first, view: { ...first.view, card_dice } });
    press(/^Throw 6 dice/);
    expect(send).toHaveBeenCalledOnce();
    for (const preset of [/^all d6$/, /^mixed$/]) {
      press(preset);
      expect(document.querySelector('.throw')).not.toBeNull();
    }
  });

  it('keeps by tap and throws the others as one chain', () => {
    const { send, click, press } = sit(table);
    const dice = table.view.sequence.dice as [4 | 6 | 8, number][];
    click('.felt button.diebtn', 0);
    press(/^Throw 5 again/);
    const lifts = dice
      .slice(1)
      .map(
        ([die, number]) =>
          table.legal.find(
            (one) => one.kind === 'lift' && one.args.die === die && one.args.number === number,
          )!.move,
      );
    const count = (sides: number) => dice.slice(1).filter(([die]) => die === sides).length;
    const thrown = { d4: count(4), d6: count(6), d8: count(8) };
    expect(send).toHaveBeenCalledExactlyOnceWith([...lifts, { kind: 'throw', args: thrown }]);
  });

  it('stops and scores in one', () => {
    const { send, click, press } = sit(table);
    click('.card .cell');
    press(/^Stop and score/);
    expect(send).toHaveBeenCalledExactlyOnceWith([
      codeOf('stop'),
      { kind: 'score', args: { line: 'chance' } },
    ]);
  });

  it('spends an Eon on a die', () => {
    const { send, click, press } = sit(table);
    press(/± 1/);
    click('.felt button.can');
    click('.presets .btn.can');
    const [move] = send.mock.calls[0]![0] as number[];
    expect(table.legal.find((one) => one.move === move)!.kind).toBe('modify');
  });

  it('offers to score or to cancel a line', () => {
    const { send, click, press } = sit(assign);
    click('.card .cell');
    press(/^Cancel/);
    const [move] = send.mock.calls[0]![0] as number[];
    expect(assign.legal.find((one) => one.move === move)!.kind).toBe('cancel');
  });

  it('sets out: pawn, galaxy', () => {
    const pawns = sit(colour);
    pawns.click('.option');
    expect(pawns.send).toHaveBeenCalledWith([colour.legal[0]!.move]);
    const map = sit(start);
    expect(document.querySelectorAll('.galaxy.can')).toHaveLength(start.legal.length);
    map.click('.galaxy.can');
    expect(map.send).toHaveBeenCalledOnce();
  });
});

describe('words', () => {
  it('have every label of the board in every language', () => {
    const parts = ['Board', 'Felt', 'Tools', 'Scorecard', 'Players', 'Setup', 'EventCard'];
    const sources = parts.map((name) => readFileSync(`src/games/galactzy/${name}.svelte`, 'utf-8'));
    const names = [...sources.join('').matchAll(/'((?:label|how)-[a-z-]+)'/g)].map((m) => m[1]!);
    expect(names.length).toBeGreaterThan(30);
    for (const lang of ['en', 'de', 'fr', 'es'] as const) {
      speak(lang);
      expect(names.filter((name) => say(name, { count: 1, name: 'A' }) === name)).toEqual([]);
    }
  });
});

describe('alone', () => {
  it('ends with a grade and what the next one asks', () => {
    const view = soloEnd.view as unknown as GameView;
    const box = soloEnd.static as unknown as Box;
    const of = (grade: string, total: number) =>
      graded({ ...view, variant: 'basic', grade, scores: [{ total }] }, box);
    expect(of('B', 187)).toEqual({
      headline: 'Grade B with 187 points',
      note: 'Grade A takes 201 points: 14 more.',
    });
    expect(of('S', 260)?.note).toBe('That is the highest grade there is.');
    expect(graded({ ...view, grade: null }, box)).toBeNull();
  });
});
