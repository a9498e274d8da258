/** What is printed on a face, read from the rows that the server serves. */

export const COLOURS = ['red', 'gold', 'green', 'blue', 'violet'] as const;
export type Colour = (typeof COLOURS)[number];

/** A letter a colour, so that colour is never alone. */
export const LETTERS: Record<Colour, string> = {
  red: 'R',
  gold: 'Y',
  green: 'G',
  blue: 'B',
  violet: 'V',
};

export interface Condition {
  colours: Colour[];
  /** `either`: any planet of one of the colours; `set`: all of them together. */
  kind: 'set' | 'either';
}

export interface Card {
  id: string;
  kind: 'planet' | 'sun' | 'moon' | 'asteroid' | 'wormhole';
  name: string;
  /** 1 to 7; 0 for an X; null for anything but a planet. */
  number: number | null;
  colours: Colour[];
  condition: Condition | null;
  points: number;
  rockets: number;
  research: string | null;
}

export interface Token {
  id: string;
  kind: number;
  points: number;
  parameter: string;
  text: string;
}

/** What is asked for after a game won against the AI. */
export interface Achievement {
  number: string;
  category: string;
  at_least: string;
}

type Row = Record<string, string | number | null>;
export interface Box {
  planets: Row[];
  spaces: Row[];
  starting_suns: Row[];
  tokens: Row[];
  achievements: Achievement[];
  /** What 1, 2, 3, ... different numbers or research symbols bring. */
  scales: { unique: string; points: string }[];
  /** Rocket symbols for each token. */
  rockets_a_token: number;
  /** Turns of each player. */
  turns: number;
  /** For most asteroids, second most, ... */
  asteroid_prizes: number[];
}

const text = (value: string | number | null | undefined) =>
  value === null || value === undefined ? '' : String(value);

export function condition(words: string): Condition | null {
  if (!words) return null;
  const kind = words.includes('/') ? 'either' : 'set';
  return { kind, colours: words.split(kind === 'either' ? '/' : '+') as Colour[] };
}

const made = new WeakMap<Box, Map<string, Card>>();

/** The cards by id; made once, since every small picture asks for them. */
export function cardsOf(box: Box): ReadonlyMap<string, Card> {
  if (!made.has(box)) made.set(box, makeCards(box));
  return made.get(box)!;
}

function makeCards(box: Box): Map<string, Card> {
  const cards = new Map<string, Card>();
  for (const row of box.planets) {
    const number = text(row.number);
    cards.set(text(row.id), {
      id: text(row.id),
      kind: 'planet',
      name: text(row.name),
      number: number === 'X' ? 0 : Number(number),
      colours: text(row.colours).split('+').filter(Boolean) as Colour[],
      condition: null,
      points: 0,
      rockets: Number(row.rockets ?? 0),
      research: text(row.research) || null,
    });
  }
  for (const row of [...box.spaces, ...box.starting_suns]) {
    cards.set(text(row.id), {
      id: text(row.id),
      kind: (text(row.kind) || 'sun') as Card['kind'],
      name: '',
      number: null,
      colours: [],
      condition: condition(text(row.condition)),
      points: Number(row.points || 0),
      rockets: Number(row.rockets || 0),
      research: text(row.research) || null,
    });
  }
  return cards;
}

export function tokensOf(box: Box): Map<string, Token> {
  return new Map(
    box.tokens.map((row) => [
      text(row.id),
      {
        id: text(row.id),
        kind: Number(row.kind),
        points: Number(row.points),
        parameter: text(row.parameter),
        text: text(row.text),
      },
    ]),
  );
}
