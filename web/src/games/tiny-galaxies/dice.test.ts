import { describe, expect, it } from 'vitest';
import { legalMove } from '../../lib/testing';
import type { LegalMove } from '../../lib/types';
import { cameFrom, conversions } from './dice';
import game from './index';
import { PLACES } from './types';
import { abilityWords } from './words';

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
  const recent = [
    {
      kind: 'move',
      args: { seat: 1, from: PLACES.indexOf('s2'), to: PLACES.indexOf('o4'), planet: 3 },
    },
  ];
  expect(cameFrom(recent, 1, 'o4')).toBe('s2');
  expect(cameFrom(recent, 0, 'o4')).toBe('home-0');
});

it('says an ability in words', () => {
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
  ).toBe(
    'pay 1 culture: advance 2 on a life track, each other player may advance 1 on a life or tech track',
  );
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
