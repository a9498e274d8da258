/**
 * What a place would bring, for the numbers on ghost places. The score that counts is the
 * server's: a test holds these figures against the engine's, place by place.
 */
import type { Card, Colour, Token } from './PointGalaxy.cards';

export interface System {
  sun: string | null;
  asteroid: string | null;
  line: string[];
}

export interface GalaxyView {
  systems: System[];
  tokens: string[];
  asteroids: number;
}

export type Where = 'top' | 'bottom' | 'above' | 'new';

const SCALE = [0, 1, 2, 3, 5, 7, 9, 12];
const PRIZES = [10, 6, 2];
const TOP_NUMBER = 7;

/** The galaxy after a card was put there. */
export function placed(galaxy: GalaxyView, card: Card, where: Where, system = 0): GalaxyView {
  const systems = galaxy.systems.map((one) => ({ ...one, line: [...one.line] }));
  let target = systems[system - 1];
  if (where === 'new' || !target) {
    target = { sun: null, asteroid: null, line: [] };
    systems.push(target);
  }
  if (card.kind === 'sun') target.sun = card.id;
  else if (card.kind === 'asteroid') target.asteroid = card.id;
  else if (where === 'top') target.line.unshift(card.id);
  else target.line.push(card.id);
  const asteroids = galaxy.asteroids + (card.kind === 'asteroid' ? 1 : 0);
  return { systems, tokens: galaxy.tokens, asteroids };
}

/** The most sets of these colours; a planet of two colours counts once (PG-R15). */
export function sets(needed: readonly Colour[], planets: readonly Card[]): number {
  const need = new Map<Colour, number>();
  for (const colour of needed) need.set(colour, (need.get(colour) ?? 0) + 1);
  const colours = [...need.keys()];
  let fewest = Infinity;
  for (let mask = 1; mask < 1 << colours.length; mask += 1) {
    const chosen = colours.filter((_, i) => mask & (1 << i));
    const shown = planets.filter((one) => one.colours.some((c) => chosen.includes(c))).length;
    const wanted = chosen.reduce((sum, colour) => sum + need.get(colour)!, 0);
    fewest = Math.min(fewest, Math.floor(shown / wanted));
  }
  return fewest === Infinity ? 0 : fewest;
}

/** Numbers (as bit masks) that a segment can show: every reading of its X in either direction. */
function readings(numbers: readonly number[]): Set<number> {
  const masks = new Set<number>();
  const extend = (i: number, last: number, step: 1 | -1, mask: number): void => {
    if (i === numbers.length) {
      masks.add(mask);
      return;
    }
    for (let n = 1; n <= TOP_NUMBER; n += 1) {
      if (numbers[i] && numbers[i] !== n) continue;
      if (last && (n - last) * step <= 0) continue;
      extend(i + 1, n, step, mask | (1 << n));
    }
  };
  extend(0, 0, 1, 0);
  extend(0, 0, -1, 0);
  return masks;
}

/** The most different numbers that a line can show (PG-R11). */
export function differentNumbers(line: readonly Card[]): number {
  let masks = new Set([0]);
  let segment: number[] = [];
  const close = () => {
    if (segment.length) {
      const joined = new Set<number>();
      for (const mine of readings(segment)) for (const mask of masks) joined.add(mask | mine);
      if (joined.size) masks = joined;
    }
    segment = [];
  };
  for (const card of line) {
    if (card.kind === 'wormhole') close();
    else if (card.kind === 'planet') segment.push(card.number ?? 0);
  }
  close();
  return Math.max(...[...masks].map(bits));
}

function bits(mask: number): number {
  let n = 0;
  for (let rest = mask; rest; rest &= rest - 1) n += 1;
  return n;
}

function sunPoints(sun: Card, planets: readonly Card[]): number {
  if (!sun.condition) return 0;
  const { kind, colours } = sun.condition;
  if (kind === 'set') return sun.points * sets(colours, planets);
  return sun.points * planets.filter((one) => one.colours.some((c) => colours.includes(c))).length;
}

function moonPoints(line: readonly Card[], i: number): number {
  const moon = line[i]!;
  const [first, second] = moon.condition?.colours ?? [];
  const shows = (card: Card | undefined, colour: Colour | undefined) =>
    card?.kind === 'planet' && colour !== undefined && card.colours.includes(colour);
  const above = line[i - 1];
  const below = line[i + 1];
  const lit = second
    ? (shows(above, first) && shows(below, second)) || (shows(above, second) && shows(below, first))
    : shows(above, first) || shows(below, first);
  return lit ? moon.points : 0;
}

/** Shares of the asteroid prizes by seat (PG-57 to PG-59, PG-R23). */
export function asteroidShares(counts: readonly number[]): number[] {
  return counts.map((mine) => {
    if (!mine) return 0;
    const before = counts.filter((other) => other > mine).length;
    const tied = counts.filter((other) => other === mine).length;
    let sum = 0;
    for (let place = before; place < before + tied; place += 1) sum += PRIZES[place] ?? 0;
    return Math.floor(sum / tied);
  });
}

function tokenPoints(token: Token, g: Counted): number {
  const every = (n: number, size: number) => token.points * Math.floor(n / size);
  const size = Number(token.parameter);
  const colours = token.parameter.split('+') as Colour[];
  switch (token.kind) {
    case 1:
    case 9:
    case 10:
      return token.points * sets(colours, g.planets);
    case 2:
      return token.points * g.sizes.filter((n) => n >= size).length;
    case 3:
      return token.points * g.tokens;
    case 4:
      return token.points * g.asteroids;
    case 5:
      return token.points * g.wormholes;
    case 6:
      return every(g.moons, size);
    case 7:
      return every(g.research.length, size);
    case 8:
      return token.points * g.planets.filter((one) => one.number === size).length;
    case 11:
      return token.points * g.suns;
    case 12: {
      const letters = [...new Set(g.research)];
      const threes = letters.map((l) =>
        Math.floor(g.research.filter((r) => r === l).length / size),
      );
      return token.points * threes.reduce((sum, n) => sum + n, 0);
    }
    default:
      return 0;
  }
}

interface Counted {
  planets: Card[];
  sizes: number[];
  tokens: number;
  asteroids: number;
  wormholes: number;
  moons: number;
  suns: number;
  research: string[];
}

export class Preview {
  constructor(
    private readonly cards: ReadonlyMap<string, Card>,
    private readonly tokens: ReadonlyMap<string, Token>,
  ) {}

  private of(ids: readonly (string | null)[]): Card[] {
    return ids.flatMap((id) => (id && this.cards.get(id)) || []);
  }

  /** Points of a galaxy without asteroid prizes, which depend on the others. */
  own(galaxy: GalaxyView): number {
    let total = 0;
    const all: Card[] = [];
    const sizes: number[] = [];
    for (const system of galaxy.systems) {
      const line = this.of(system.line);
      const planets = line.filter((one) => one.kind === 'planet');
      const [sun] = this.of([system.sun]);
      if (sun) total += sunPoints(sun, planets);
      total += SCALE[differentNumbers(line)] ?? 0;
      line.forEach((one, i) => {
        if (one.kind === 'moon') total += moonPoints(line, i);
      });
      sizes.push(planets.length);
      all.push(...line, ...this.of([system.sun, system.asteroid]));
    }
    const research = all.flatMap((one) => one.research ?? []);
    total += SCALE[new Set(research).size] ?? 0;
    const kinds = (kind: Card['kind']) => all.filter((one) => one.kind === kind);
    const counted: Counted = {
      planets: kinds('planet'),
      sizes,
      tokens: galaxy.tokens.length,
      asteroids: galaxy.asteroids,
      wormholes: kinds('wormhole').length,
      moons: kinds('moon').length,
      suns: kinds('sun').length,
      research,
    };
    for (const id of galaxy.tokens) {
      const token = this.tokens.get(id);
      if (token) total += tokenPoints(token, counted);
    }
    return total;
  }

  /** How the seat's total changes when the card goes there; `counts` are everyone's asteroids. */
  gain(
    galaxy: GalaxyView,
    card: Card,
    where: Where,
    system: number,
    seat: number,
    counts: readonly number[],
  ): number {
    const after = placed(galaxy, card, where, system);
    const then = counts.map((n, i) => (i === seat ? after.asteroids : n));
    const prize = asteroidShares(then)[seat]! - asteroidShares(counts)[seat]!;
    return this.own(after) - this.own(galaxy) + prize;
  }

  /** Points that taking a token brings at once. */
  tokenGain(galaxy: GalaxyView, token: string): number {
    return this.own({ ...galaxy, tokens: [...galaxy.tokens, token] }) - this.own(galaxy);
  }
}
