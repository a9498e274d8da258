/** What a face says, in the words of the game's catalogue. */
import type { LegalMove } from '../../lib/types';
import { say } from '../../lib/voice.svelte';
import type { Card, Colour, Token } from './components';

/** Colours that stand together, or for each other. */
function coloursOf(colours: readonly Colour[], kind: 'set' | 'either'): string {
  const [a, b, c] = colours.map((one) => say(`colour-${one}`));
  const name = kind === 'either' && b ? 'either' : ['one', 'two', 'three'][colours.length - 1];
  return say(`set-${name}`, { a: a ?? '', b: b ?? '', c: c ?? '' });
}

/** Everything that is printed on a face. */
export function cardWords(card: Card): string {
  const symbols = { rockets: card.rockets, research: card.research ?? 'none' };
  const { points, condition } = card;
  if (card.kind === 'planet') {
    if (!card.colours.length) return say('label-wild-face', { name: card.name, ...symbols });
    const colours = coloursOf(card.colours, 'either');
    const { name, number } = card;
    return say('label-planet-face', { name, number: number!, colours, ...symbols });
  }
  if (!condition) return say(`label-${card.kind}-face`, symbols);
  if (card.kind === 'sun') {
    const set = condition.kind === 'set' && condition.colours.length > 1;
    const colours = coloursOf(condition.colours, condition.kind);
    return say(`label-sun-${set ? 'set' : 'each'}`, { points, colours, ...symbols });
  }
  const [a, b] = condition.colours.map((one) => say(`colour-${one}`));
  return say(`label-moon-${b ? 'two' : 'one'}`, { points, a: a!, b: b ?? '', ...symbols });
}

export const tokenWords = (token: Token): string => say(`token-${token.id}`);

/** A choice as the server words it, with what it brings: "...: 3 points". */
export function choiceWords({ words, gain }: LegalMove): string {
  return gain === null || gain === undefined
    ? words
    : `${words}: ${say('label-gain', { points: gain })}`;
}
