/** The log in German (the server's own words are English), and what an entry changed. */
import { settings } from '../../lib/settings.svelte';
import type { GameEvent, LogEntry } from '../../lib/types';
import { cardsOf, tokensOf, type Box } from './components';
import type { GameView } from './types';
import { shortWords, t, tokenWords } from './words';
import type { WordsContext } from '../types';

type Context = WordsContext<GameView>;
const WHERE = ['top', 'bottom', 'above'] as const;

// Events name faces and tokens by number: planets, then spaces, then starting suns.
function faceId(context: Context, face: number): string {
  const { planets, spaces, starting_suns: suns } = context.data as unknown as Box;
  return String([...planets, ...spaces, ...suns][face]?.id ?? '');
}

const tokenId = (context: Context, token: number): string =>
  String((context.data as unknown as Box).tokens[token]?.id ?? '');

export function eventWords({ kind, args: a }: GameEvent, context: Context): string | null {
  if (settings.lang === 'en') return null;
  const box = context.data as unknown as Box;
  const card = cardsOf(box).get(a.face === undefined ? '' : faceId(context, a.face));
  const what = card ? shortWords(card) : '';
  const token = tokensOf(box).get(a.token === undefined ? '' : tokenId(context, a.token));
  const text = token ? tokenWords(token) : '';
  const who = a.seat === undefined ? '' : (context.names[a.seat] ?? t('ai'));
  const spot = `Reihe ${Number(a.row) + 1}, Spalte ${Number(a.column) + 1}`;
  const where = WHERE[a.where ?? 0] ?? 'top';
  const lines: Record<string, () => string> = {
    market: () => `${spot}: ${what}.`,
    supply: () => `Plättchen ausgelegt: ${text}.`,
    start: () => `${who} beginnt mit ${what}.`,
    first: () => `Den ersten Zug hat ${who}.`,
    draft: () => `${who}: ${what} genommen (${spot}).`,
    top: () => `Stapel ${Number(a.column) + 1} zeigt jetzt ${what}.`,
    planet: () => `${what} kommt ans Licht (${spot}).`,
    split: () =>
      `Aus Stapel ${Number(a.from) + 1} werden ${a.cards} Karten zum neuen Stapel ${Number(a.column) + 1}.`,
    place: () => `${who}: ${what} ${t(where, { n: Number(a.system) + 1 })} gelegt.`,
    found: () => `${who}: System ${Number(a.system) + 1} mit ${what} begonnen.`,
    token: () => `${who}: Plättchen genommen: ${text}.`,
    lapse: () => `Für ${who} ist kein Plättchen mehr da.`,
    'ai-take': () => `Die KI nimmt ${what} (${spot}).`,
    'ai-column': () => `Die KI legt ${what} in ihre Spalte ${Number(a.number) + 1}.`,
    'ai-token': () => `Die KI nimmt ein Plättchen: ${text}.`,
    pointer: () => `Der Zeiger steht auf Platz ${Number(a.position) + 1}.`,
    over: () => 'Die Partie ist zu Ende.',
  };
  return lines[kind]?.() ?? null;
}

export function touched(entry: LogEntry, context: Context): string[] {
  return entry.events.flatMap(({ args: a }) => {
    if (a.face !== undefined) return [`[data-flip="${faceId(context, a.face)}"]`];
    if (a.token !== undefined) return [`[data-flip="${tokenId(context, a.token)}"]`];
    return [];
  });
}
