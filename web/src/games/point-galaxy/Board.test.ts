import { describe, expect, it } from 'vitest';
import draft from '../../dev/fixtures/point-galaxy.draft.json';
import place from '../../dev/fixtures/point-galaxy.place.json';
import token from '../../dev/fixtures/point-galaxy.token.json';
import { sitter } from '../../lib/testing';
import game from './index';

const sit = sitter(game);

describe("Point Galaxy's board", () => {
  it('drafts two cards as one chain', () => {
    const { send, click } = sit(draft);
    click('.market button.can', 4);
    click('.market button.can', 1);
    expect(document.querySelectorAll('.market .picked')).toHaveLength(2);
    click('.bar .btn.primary');
    const offered = draft.legal.map((one) => one.move);
    expect(send).toHaveBeenCalledExactlyOnceWith([offered[4], offered[1]]);
  });

  it('takes a choice back', () => {
    const { send, click } = sit(draft);
    click('.market button.can', 2);
    click('.market button.can', 2);
    expect(document.querySelector('.market .picked')).toBeNull();
    expect(document.querySelector('.bar .btn.primary')).toBeNull();
    expect(send).not.toHaveBeenCalled();
  });

  it('shows a place for every legal place of the chosen card', () => {
    const { send, click } = sit(place);
    const card = place.view.drafted[0];
    const moves = place.legal.filter((one) => (one.args as { card: string }).card === card);
    expect(document.querySelectorAll('.ghost, .found')).toHaveLength(moves.length);
    click('.found');
    expect(send).toHaveBeenCalledWith([moves.find((one) => one.kind === 'found')!.move]);
  });

  it('writes on each place what the server says it brings', () => {
    sit(place);
    const card = place.view.drafted[0];
    const moves = place.legal.filter((one) => (one.args as { card: string }).card === card);
    const told = moves.map((one) => `+${one.gain}`).sort();
    const drawn = [...document.querySelectorAll('.systems .gain')].map((one) => one.textContent);
    expect(drawn.sort()).toEqual(told);
  });

  it('writes nothing where the server says nothing', () => {
    sit({ ...place, legal: place.legal.map((one) => ({ ...one, gain: null })) });
    expect(document.querySelectorAll('.systems .can').length).toBeGreaterThan(0);
    expect(document.querySelector('.gain')).toBeNull();
  });

  it('changes places with the other card in hand', () => {
    const { click } = sit(place);
    const card = place.view.drafted[1];
    click('.in-hand', 1);
    const moves = place.legal.filter((one) => (one.args as { card: string }).card === card);
    expect(document.querySelectorAll('.ghost, .found')).toHaveLength(moves.length);
  });

  it('offers the tokens of the supply', () => {
    const { send, click } = sit(token);
    expect(document.querySelectorAll('button.token')).toHaveLength(token.view.tokens.length);
    const gains = [...document.querySelectorAll('button.token .gain')].map(
      (one) => one.textContent,
    );
    const told = token.view.tokens.map((id) => token.legal.find((one) => one.args.token === id)!);
    expect(gains).toEqual(told.map((one) => `+${one.gain}`));
    click('button.token');
    expect(send).toHaveBeenCalledOnce();
  });
});
