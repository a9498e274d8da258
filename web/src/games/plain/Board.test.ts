import { flushSync, mount, unmount } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { legalMove } from '../../lib/testing';
import { bundleOf } from '../../lib/fluent';
import type { LegalMove, View } from '../../lib/types';
import { speakFrom } from '../../lib/voice.svelte';
import Board from './Board.svelte';
import { Components } from './components';
import { byKind } from './moves';
import { layOut, type Part } from './parts';

/** A trick-taking game that the page has never heard of. */
const data = {
  cards: [
    { id: 'h7', name: 'Seven of hearts', suit: 'hearts', rank: '7', penalty: '1' },
    { id: 's12', name: 'Queen of spades', suit: 'spades', rank: '12', penalty: '13' },
    { id: 'c3', name: 'Three of clubs', suit: 'clubs', rank: '3', penalty: '' },
  ],
  tiles: [{ id: 3, name: 'Third tile' }],
  throws: 3,
} as unknown as ConstructorParameters<typeof Components>[0];

const view = {
  game: 'sixth',
  variant: 'standard',
  seats: 2,
  viewer: 0,
  phase: 'play',
  round: 1,
  seat: 0,
  waiting: [0],
  scores: [{ total: 4 }, { total: 1 }],
  places: null,
  hand: ['h7', 's12'],
  trick: [null, 'c3'],
  counts: [2, 2],
  taken: [['c3'], null],
  pile: { h7: 0, c3: 2 },
  players: [
    { seat: 0, tricks: 3, tiles: [3] },
    { seat: 1, tricks: 1, tiles: [] },
  ],
  leader: null,
} as unknown as View;

const legal = [
  legalMove(7, 'play', { card: 'h7' }, { words: 'Play the seven' }),
  legalMove(8, 'play', { card: 's12' }, { words: 'Play the queen' }),
  legalMove(9, 'swap', { cards: ['s12', 'c3'] }, { words: 'Swap two' }),
  legalMove(10, 'pass', {}, { words: 'Pass' }),
];

let made: ReturnType<typeof mount> | null = null;
afterEach(() => {
  if (made) void unmount(made);
  made = null;
  document.body.innerHTML = '';
});

function sit(moves: LegalMove[] = legal, busy = false) {
  const send = vi.fn();
  made = mount(Board, {
    target: document.body,
    props: {
      view,
      legal: moves,
      data,
      send,
      viewer: 0,
      names: ['Ann', 'Bob'],
      recent: [],
      calm: true,
      busy,
      hinted: 10,
    },
  });
  flushSync();
  const press = (name: string) => {
    const found = [...document.querySelectorAll<HTMLElement>('button')].find((one) =>
      one.textContent?.includes(name),
    );
    expect(found, name).toBeTruthy();
    found!.click();
    flushSync();
  };
  return { send, press };
}

const shape = (part: Part): unknown =>
  part.kind === 'cards'
    ? part.slots.map(({ component, count }) => `${component?.id ?? 'hidden'}×${count}`)
    : part.kind === 'figure'
      ? part.value
      : part.kind;
const shapes = (parts: Part[]) =>
  Object.fromEntries(parts.map((each) => [each.label, shape(each)]));

describe('a view of any game becomes parts', () => {
  const layout = layOut(view, new Components(data));
  it('what belongs to nobody: known ids are cards, null is hidden', () =>
    expect(shapes(layout.table)).toEqual({
      Phase: 'play',
      Hand: ['h7×1', 's12×1'],
      Trick: ['hidden×1', 'c3×1'],
      Pile: ['c3×2'],
      Leader: '–',
    }));
  it('a list with an entry a seat goes to the columns', () =>
    expect(layout.seats.map(shapes)).toEqual([
      { Counts: '2', Taken: ['c3×1'], Tricks: '3', Tiles: ['3×1'] },
      { Counts: '2', Taken: 'hidden', Tricks: '1', Tiles: '–' },
    ]));
});

describe('the words of the game', () => {
  afterEach(() => speakFrom(null));
  it('name keys, kinds of moves, cards and phases, where they need no arguments', () => {
    const words = `
key-hand = Deine Hand
key-pile = { $n } im Stapel
key-play = Ausspielen
key-seat = Platz
card-h7 = Herz Sieben
phase-play = Spiel
`;
    speakFrom(bundleOf(words, 'de'));
    const components = new Components(data);
    const layout = layOut(view, components);
    expect(Object.keys(shapes(layout.table))).toEqual([
      'Phase',
      'Deine Hand',
      'Trick',
      'Pile',
      'Leader',
    ]);
    expect(shapes(layout.table)).toMatchObject({ Phase: 'Spiel' });
    expect(layout.seats.map(shapes)[0]).not.toHaveProperty('Platz');
    expect(components.find('hand', 'h7')?.name).toBe('Herz Sieben');
    expect(components.find('hand', 'c3')?.name).toBe('Three of clubs');
    expect(byKind(legal).map((group) => group.label)).toEqual(['Ausspielen', 'Swap', 'Pass']);
  });
});

describe('the plain board', () => {
  it('offers every move as a button, by kind', () => {
    const { send, press } = sit();
    const offered = [...document.querySelectorAll('[data-move]')];
    expect(offered.map((one) => one.getAttribute('data-move'))).toEqual(['7', '8', '9', '10']);
    press('Pass');
    expect(send).toHaveBeenCalledWith([10]);
    expect(document.querySelector('.hinted')?.textContent).toContain('Pass');
  });
  it('makes the only move of a card when it is pressed', () => {
    const { send, press } = sit();
    press('Seven of hearts: 1 move');
    expect(send).toHaveBeenCalledWith([7]);
  });
  it('shows the moves of a card that has several, and all again', () => {
    const { send, press } = sit();
    press('Queen of spades: 2 moves');
    expect(send).not.toHaveBeenCalled();
    const offered = () => document.querySelectorAll('[data-move]').length;
    expect(offered()).toBe(2);
    dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    flushSync();
    expect(offered()).toBe(4);
    press('Queen of spades: 2 moves');
    press('Swap two');
    expect(send).toHaveBeenCalledWith([9]);
  });
  it('lights no card while a move is on its way: a press would be lost', () => {
    sit(legal, true);
    expect(document.querySelector('.card.can')).toBeNull();
    expect(document.querySelector('[data-move]:enabled')).toBeNull();
  });
  it('lights nothing while others are waited for', () => {
    sit([]);
    expect(document.querySelector('.can')).toBeNull();
    expect(document.querySelectorAll('[data-of]').length).toBeGreaterThan(4);
  });
});

describe('every game can be laid out on it', () => {
  const found = import.meta.glob<{ default: { view: View; static: never; legal: LegalMove[] } }>(
    '../../dev/fixtures/*.json',
    { eager: true },
  );
  it.each(Object.keys(found))('%s', (path) => {
    const { view, static: printed } = found[path]!.default;
    const layout = layOut(view, new Components(printed));
    expect(layout.seats).toHaveLength(view.seats);
    expect(layout.table.length).toBeGreaterThan(0);
  });
});
