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

/** Where a component that a text speaks of lies: CSS selectors inside the board. */
export const placesOf = (kind: string, id: string | number): string[] => [
  `[data-of="${id}"]`,
  `[data-of="${kind}-${id}"]`,
  `[data-flip="${id}"]`,
];
