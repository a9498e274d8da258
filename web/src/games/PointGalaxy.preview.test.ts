import { describe, expect, it } from 'vitest';
import { cardsOf, condition, tokensOf, type Card, type Colour } from './PointGalaxy.cards';
import { asteroidShares, differentNumbers, Preview, sets } from './PointGalaxy.preview';
import fixture from '../dev/fixtures/point-galaxy.place.json';

import cases from './PointGalaxy.preview.cases.json';

const box = fixture.static;

const cards = cardsOf(box);

function planet(number: number | 'X' | 'W' | 'M', ...colours: Colour[]): Card {
  const kind = number === 'W' ? 'wormhole' : number === 'M' ? 'moon' : 'planet';
  const value = typeof number === 'number' ? number : number === 'X' ? 0 : null;
  // prettier-ignore
  return { id: '', kind, name: '', number: value, colours, condition: null, points: 0, rockets: 0, research: null };
}

function line(words: string): Card[] {
  return words.split(' ').map((one) => planet(/\d/.test(one) ? Number(one) : (one as 'X')));
}

describe('what a place would bring', () => {
  it('reads conditions', () => {
    expect(condition('red+red')).toEqual({ kind: 'set', colours: ['red', 'red'] });
    expect(condition('red/blue')).toEqual({ kind: 'either', colours: ['red', 'blue'] });
  });

  it('reads every face of the box', () => {
    expect(cards.size).toBe(140 + 140 + 10);
    expect(tokensOf(box).size).toBe(24);
    expect(cards.get('A1b')).toMatchObject({ kind: 'sun', points: 2 });
  });

  it.each([
    ['3 X 6 X', 4],
    ['2 X 4 W 3', 3],
    ['7 5 W 5 X', 3],
    ['6 M 2', 2],
    ['X', 1],
    ['W', 0],
  ])('counts the different numbers of %s', (words, count) => {
    expect(differentNumbers(line(words))).toBe(count);
  });

  it('counts sets with planets of two colours once', () => {
    const both = planet(1, 'red', 'blue');
    expect(sets(['red', 'blue'], [both, both, planet(2, 'gold')])).toBe(1);
    expect(sets(['red', 'blue'], [both])).toBe(0);
    // prettier-ignore
    const three = [planet(1, 'red'), planet(2, 'red', 'gold'), planet(3, 'red', 'blue'), planet(4, 'blue')];
    expect(sets(['red', 'red'], three)).toBe(1);
  });

  it('shares asteroid prizes', () => {
    expect(asteroidShares([2, 2, 1])).toEqual([8, 8, 2]);
    expect(asteroidShares([4, 0, 2, 2])).toEqual([10, 0, 4, 4]);
    expect(asteroidShares([0, 1])).toEqual([0, 10]);
  });

  it('adds the prize of a first asteroid', () => {
    const preview = new Preview(cards, tokensOf(box));
    const asteroid = [...cards.values()].find((one) => one.kind === 'asteroid' && !one.research)!;
    const galaxy = {
      systems: [{ sun: 'A1a', asteroid: null, line: [] }],
      tokens: [],
      asteroids: 0,
    };
    expect(preview.gain(galaxy, asteroid, 'above', 1, 0, [0, 1])).toBe(8);
    expect(preview.gain(galaxy, asteroid, 'above', 1, 0, [0, 0])).toBe(10);
  });

  it('agrees with the engine, place by place', () => {
    const preview = new Preview(cards, tokensOf(box));
    for (const { galaxy, seat, counts, args, kind, gain } of cases) {
      const where = kind === 'found' ? 'new' : (args.where as 'top');
      const card = cards.get(args.card)!;
      expect(preview.gain(galaxy, card, where, args.system ?? 0, seat, counts)).toBe(gain);
    }
  });
});
