/** The clocks that a new table can have, by the names of their choice. */

import { t } from '../words';
import type { Clock, GameInfo } from './types';

export interface ClockChoice {
  words: () => string;
  clock: Clock | null;
  /** People come back to it over days. */
  slow?: boolean;
}

const of = (kind: Clock['kind'], seconds: number): Clock => ({ kind, seconds, at_zero: 'bot' });
const decision = (n: number): ClockChoice => ({
  words: () => t('new-clock-decision', { n }),
  clock: of('decision', n),
});
const bank = (n: number): ClockChoice => ({
  words: () => t('new-clock-bank', { n }),
  clock: of('bank', n * 60),
});
const building = (n: number): ClockChoice => ({
  words: () => t('new-clock-build', { n }),
  clock: of('build', n),
});
const days = (n: number): ClockChoice => ({
  words: () => t('new-clock-days', { n }),
  clock: of('decision', n * 24 * 3600),
  slow: true,
});

const none: ClockChoice = { words: () => t('new-clock-none'), clock: null };
const quick = { d30: decision(30), d90: decision(90), b10: bank(10), b20: bank(20) };
const slow = { t1: days(1), t3: days(3), t7: days(7) };

/** A game with a minute of its own is played by that or without a clock. */
export const clocksOf = (game: GameInfo): Record<string, ClockChoice> =>
  game.minute
    ? { none, m60: building(60), m90: building(90), ...slow }
    : { none, ...quick, ...slow };

/** A game with a minute of its own is played by it, as its rulebook says. */
export const firstClock = (game: GameInfo): string => (game.minute ? 'm60' : 'none');
