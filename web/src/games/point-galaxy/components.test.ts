import { describe, expect, it } from 'vitest';
import fixture from '../../dev/fixtures/point-galaxy.place.json';
import { cardsOf, condition, tokensOf } from './components';

describe('what is printed', () => {
  it('reads conditions', () => {
    expect(condition('red+red')).toEqual({ kind: 'set', colours: ['red', 'red'] });
    expect(condition('red/blue')).toEqual({ kind: 'either', colours: ['red', 'blue'] });
  });

  it('reads every face of the box', () => {
    const cards = cardsOf(fixture.static);
    expect(cards.size).toBe(140 + 140 + 10);
    expect(tokensOf(fixture.static).size).toBe(24);
    expect(cards.get('A1b')).toMatchObject({ kind: 'sun', points: 2 });
  });
});
