/** Texts as the server sends them: words, and the things they speak of. */
import type { Text } from './types';

/** A text as one string. */
export const plain = (text: Text): string =>
  text.map((one) => (typeof one === 'string' ? one : one.text)).join('');

/** Where a component that a text speaks of lies: CSS selectors inside the board. */
export const placesOf = (kind: string, id: string | number): string[] => [
  `[data-of="${id}"]`,
  `[data-of="${kind}-${id}"]`,
  `[data-flip="${id}"]`,
];
