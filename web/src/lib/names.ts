import { t } from '../words';
import { settings } from './settings.svelte';
import type { GameInfo, SeatInfo } from './types';

/** "Ann, Bob and Cem" in the page's language. */
export function list(names: string[]): string {
  return new Intl.ListFormat(settings.lang, { type: 'conjunction' }).format(names);
}

/** Who sits there; a seat that anyone may take waits for its name. */
export const nameOf = (seat: Pick<SeatInfo, 'kind' | 'joined' | 'name'>): string =>
  seat.kind === 'open' && !seat.joined ? t('lobby-free') : seat.name;

/** "2-4" from [2, 3, 4], "1, 3-4" with gaps. */
export function range(numbers: number[]): string {
  const sorted = [...new Set(numbers)].sort((a, b) => a - b);
  const parts: string[] = [];
  for (let i = 0; i < sorted.length; i += 1) {
    let j = i;
    while (sorted[j + 1] === sorted[j] + 1) j += 1;
    parts.push(i === j ? `${sorted[i]}` : `${sorted[i]}–${sorted[j]}`);
    i = j;
  }
  return parts.join(', ');
}

/** A game's title from its slug, where the server's list is not at hand. */
export const titleOf = (slug: string): string =>
  slug
    .split('-')
    .map((word) => (word === 'the' ? word : word.charAt(0).toUpperCase() + word.slice(1)))
    .join(' ');

/** A variant as its game's catalogue calls it. */
export const variantName = (game: GameInfo | undefined, variant: string): string =>
  game?.variant_words[variant] ?? variant.replace(/-/g, ' ');

export function when(at: number): string {
  const style = { dateStyle: 'medium', timeStyle: 'short' } as const;
  return new Intl.DateTimeFormat(settings.lang, style).format(at * 1000);
}
