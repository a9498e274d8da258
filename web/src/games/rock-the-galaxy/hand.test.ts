import { describe, expect, it } from 'vitest';
import { legalMove } from '../../lib/testing';
import fixture from '../../dev/fixtures/rock-the-galaxy.turn.json';
import type { GameEvent, LegalMove } from '../../lib/types';
import { discardChain, fanRow, fansFrom, owed, shown, spread } from './hand';
import type { CardRow, GameView } from './types';

const cards = fixture.static.cards as unknown as CardRow[];
const discard = (id: string, code: number): LegalMove => legalMove(code, 'discard', { card: id });

describe('a hand', () => {
  it('sorts itself by theme, notes and actions last', () => {
    const hand = spread({ 'draw-2': 1, hat: 2, phone: 1, 'note-all': 1 }, cards);
    expect(hand.map((each) => each.key)).toEqual([
      'phone#0',
      'hat#0',
      'hat#1',
      'note-all#0',
      'draw-2#0',
    ]);
  });

  it('is nothing where it is hidden', () => expect(spread(null, cards)).toEqual([]));
});

describe('discards go as one chain', () => {
  const legal = [discard('hat', 10), discard('phone', 11), legalMove(99, 'end')];
  it('with the end', () =>
    expect(discardChain(legal, ['hat#0', 'phone#0'], 5)).toEqual([10, 11, 99]));
  it('twice the same card is twice the same move', () =>
    expect(discardChain(legal, ['hat#0', 'hat#1'], 5)).toEqual([10, 10, 99]));
  it('without it when the whole hand goes', () =>
    expect(discardChain(legal, ['hat#0', 'phone#0'], 2)).toEqual([10, 11]));
});

describe('what happened', () => {
  it('says where new fans came from', () => {
    const recent: GameEvent[] = [
      { kind: 'fans', args: { seat: 1, supply: 1, box: 0, yoinked: 2, from: 2 } },
      { kind: 'yoink', args: { seat: 0, from: 1 } },
    ];
    expect(fansFrom(recent, 1)).toEqual(['supply-fans', 'stage-2', 'stage-2']);
    expect(fansFrom(recent, 0)).toEqual(['stage-1']);
  });

  it('shows the set that was laid', () => {
    const found = shown(
      [
        { kind: 'set', args: { seat: 1, theme: 6, size: 3 } },
        { kind: 'set-card', args: { seat: 1, card: 'hat', count: 1 } } as unknown as GameEvent,
        { kind: 'set-card', args: { seat: 1, card: 'hat-2', count: 1 } } as unknown as GameEvent,
        { kind: 'draw', args: { seat: 1, card: null } } as unknown as GameEvent,
      ],
      cards,
    );
    expect(found?.cards.map((each) => each.id)).toEqual(['hat', 'hat-2']);
    expect(found?.seat).toBe(1);
  });

  it('shows nothing where nothing was laid', () =>
    expect(shown([{ kind: 'draw', args: { seat: 0, card: 3 } }], cards)).toBeNull());
});

it('owes cards only where they are to be given up', () => {
  const view = { phase: 'give', players: [{ owed: 2 }, { owed: 0 }] } as unknown as GameView;
  expect(owed(view, 0)).toBe(2);
  expect(owed(view, null)).toBe(0);
  expect(owed({ ...view, phase: 'turn' }, 0)).toBe(0);
});

describe('the fan', () => {
  it('has one row where there is room', () => expect(fanRow(12, 900)).toBe(12));
  it('has more on a phone, about equal ones', () => {
    expect(fanRow(5, 350)).toBe(5);
    expect(fanRow(6, 350)).toBe(3);
    expect(fanRow(11, 350)).toBe(4);
  });
  it('can be empty', () => expect(fanRow(0, 350)).toBe(1));
});
