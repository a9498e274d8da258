/** Texts as the server sends them: words, and the things they speak of. */
import type { LogLine, Text } from './types';

/** A text as one string. */
export const plain = (text: Text): string =>
  text.map((one) => (typeof one === 'string' ? one : one.text)).join('');

/** What takes several plies is one line to people (cards discarded one by one): the later line's
 *  `more` goes on on the earlier one. A list that goes on after a comma takes the full stop along. */
export function goesOn(line: LogLine, before: LogLine | undefined): Text | null {
  if (!before || !line.more.length || line.thread !== before.thread) return null;
  const [first] = line.more;
  const text = [...before.text];
  const last = text.at(-1);
  if (typeof last === 'string' && typeof first === 'string' && first.startsWith(','))
    text.splice(-1, 1, last.replace(/\.$/, ''));
  return [...text, ...line.more];
}

/** Lines of several plies, each thread in one. */
export function joined(lines: LogLine[]): LogLine[] {
  const found: LogLine[] = [];
  for (const line of lines) {
    const text = goesOn(line, found.at(-1));
    if (text) found[found.length - 1] = { ...found.at(-1)!, text };
    else found.push(line);
  }
  return found;
}

const BEFORE = /[^\s\p{L}\p{N}.,;:!?]+\u00a0?$/u;
const AFTER = /^\u00a0?[^\s\p{L}\p{N}(«„¿¡]+/u;

/** A text with the signs that touch a thing taken to it: a line may not begin with a comma, nor end
 *  with a bracket that opens. */
export function glued(text: Text): { before: string; one: Text[number]; after: string }[] {
  const signs = (words: string, where: RegExp, beside: number) =>
    typeof text[beside] === 'object' ? (where.exec(words)?.[0] ?? '') : '';
  const parts = text.map((one, i) => {
    if (typeof one !== 'string') return { after: '', one, before: '' };
    const after = signs(one, AFTER, i - 1);
    const rest = one.slice(after.length);
    const before = signs(rest, BEFORE, i + 1);
    return { after, one: rest.slice(0, rest.length - before.length), before };
  });
  return parts.map(({ one }, i) =>
    typeof one === 'string'
      ? { before: '', one, after: '' }
      : { before: parts[i - 1]?.before ?? '', one, after: parts[i + 1]?.after ?? '' },
  );
}

/** Where a component that a text speaks of lies: CSS selectors inside the board. */
export const placesOf = (kind: string, id: string | number): string[] => [
  `[data-of="${id}"]`,
  `[data-of="${kind}-${id}"]`,
  `[data-flip="${id}"]`,
];
