/** The log in German (the server's own words are English), and what an entry changed. */
import { settings } from '../../lib/settings.svelte';
import type { GameEvent, LogEntry } from '../../lib/types';
import { cardsOf, tokensOf, type Box } from './components';
import type { GameView } from './types';
import { shortWords, t, tokenWords } from './words';
import type { WordsContext } from '../types';

type Context = WordsContext<GameView>;
type Args = Record<string, unknown>;

const named = (args: Args, name: string): string => String(args[name] ?? '');

export function eventWords({ kind, args: a }: GameEvent, context: Context): string | null {
  if (settings.lang === 'en') return null;
  const box = context.data as unknown as Box;
  const card = cardsOf(box).get(named(a, 'card'));
  const what = card ? shortWords(card) : '';
  const token = tokensOf(box).get(named(a, 'token'));
  const text = token ? tokenWords(token) : '';
  const who = a.seat === undefined ? '' : (context.names[a.seat] ?? t('ai'));
  const spot = `Reihe ${a.row}, Spalte ${a.column}`;
  const where = (named(a, 'where') || 'top') as 'top' | 'bottom' | 'above';
  const lines: Record<string, () => string> = {
    market: () => `${spot}: ${what}.`,
    supply: () => `Plättchen ausgelegt: ${text}.`,
    start: () => `${who} beginnt mit ${what}.`,
    first: () => `Den ersten Zug hat ${who}.`,
    draft: () => `${who}: ${what} genommen (${spot}).`,
    top: () => `Stapel ${a.column} zeigt jetzt ${what}.`,
    planet: () => `${what} kommt ans Licht (${spot}).`,
    split: () => `Aus Stapel ${a.from} werden ${a.cards} Karten zum neuen Stapel ${a.column}.`,
    place: () => `${who}: ${what} ${t(where, { n: Number(a.system) })} gelegt.`,
    found: () => `${who}: System ${a.system} mit ${what} begonnen.`,
    token: () => `${who}: Plättchen genommen: ${text}.`,
    lapse: () => `Für ${who} ist kein Plättchen mehr da.`,
    'ai-take': () => `Die KI nimmt ${what} (${spot}).`,
    'ai-column': () => `Die KI legt ${what} in ihre Spalte ${a.number}.`,
    'ai-token': () => `Die KI nimmt ein Plättchen: ${text}.`,
    pointer: () => `Der Zeiger steht auf Platz ${a.position}.`,
    turn: () => `Runde ${a.round}: ${who} ist am Zug`,
    'ai-turn': () => `Runde ${a.round}: Die KI ist am Zug`,
    'ai-start': () => `Die KI beginnt mit ${what}.`,
    over: () => 'Die Partie ist zu Ende.',
  };
  return lines[kind]?.() ?? null;
}

export function touched(entry: LogEntry): string[] {
  return entry.events.flatMap(({ args }) => {
    const id = named(args, 'card') || named(args, 'token');
    return id ? [`[data-flip="${id}"]`] : [];
  });
}
