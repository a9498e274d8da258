import type { GameEvent, LegalMove, Seat } from '../../lib/types';
import type { CardRow, Counts, GameView } from './types';

/** One thing on the table for each card of a count, in the order of the cards: it sorts by theme. */
export interface InHand {
  key: string;
  card: CardRow;
}

export function spread(counts: Counts | null, cards: CardRow[]): InHand[] {
  if (!counts) return [];
  return cards.flatMap((card) =>
    Array.from({ length: counts[card.id] ?? 0 }, (_, i) => ({ key: `${card.id}#${i}`, card })),
  );
}

/** A card's width, and how much of each must be in sight. */
export const CARD = 104;
const STRIP = 46;
const ROOM = 20;

/** How many cards of a hand lie in a row of the fan, the rows being about equal. */
export function fanRow(cards: number, width: number): number {
  const most = Math.max(2, Math.floor((width - ROOM - CARD) / STRIP) + 1);
  return cards ? Math.ceil(cards / Math.ceil(cards / most)) : 1;
}

export const cardOf = (key: string): string => key.slice(0, key.lastIndexOf('#'));

/** How many cards have to be chosen together now (discards for a card, cards to give), else 0. */
export function owed(view: GameView, viewer: Seat | null): number {
  if (viewer === null || !['give', 'act-discard'].includes(view.phase)) return 0;
  return view.players[viewer]?.owed ?? 0;
}

/** The chain for discarding these cards and drawing: with nothing left in hand the turn ends unasked. */
export function discardChain(legal: LegalMove[], chosen: string[], inHand: number): number[] {
  const codes = chosen.map(
    (key) => legal.find((move) => move.kind === 'discard' && move.args.card === cardOf(key))?.move,
  );
  const end = legal.find((move) => move.kind === 'end')?.move;
  const chain = codes.filter((code): code is number => code !== undefined);
  return chain.length < inHand && end !== undefined ? [...chain, end] : chain;
}

/** Where the newest fans of a seat came from: an anchor for each, newest last. */
export function fansFrom(recent: GameEvent[], seat: Seat): string[] {
  return recent.flatMap((event) => {
    const a = event.args;
    if (a.seat !== seat) return [];
    if (event.kind === 'yoink') return [`stage-${a.from}`];
    if (event.kind !== 'fans') return [];
    return [
      ...Array.from({ length: a.supply + a.box }, () => 'supply-fans'),
      ...Array.from({ length: a.yoinked }, () => `stage-${a.from}`),
    ];
  });
}

/** Cards that were just laid open: a set, an action card, or discards. */
export interface Shown {
  seat: Seat;
  kind: string;
  set: boolean;
  cards: CardRow[];
}

/** An event's components by id; null is what the viewer may not know. */
export const named = (args: GameEvent['args']) =>
  args as unknown as Record<string, string | null | undefined>;

/** The last thing among the events that put cards on the table; null if nothing did. */
export function shown(recent: GameEvent[], cards: CardRow[]): Shown | null {
  let found: Shown | null = null;
  for (const { kind, args } of recent) {
    const id = named(args).card;
    const card = cards.find((each) => each.id === id);
    if (kind === 'set') found = { seat: args.seat, kind, set: true, cards: [] };
    else if (kind === 'set-card' && found?.set) {
      for (let i = 0; i < args.count; i += 1) {
        if (card) found.cards.push(card);
      }
    } else if ((kind === 'play' || kind === 'discard' || kind === 'show') && card) {
      if (found && !found.set && found.kind === kind && found.seat === args.seat)
        found.cards.push(card);
      else if (!found?.set) found = { seat: args.seat, kind, set: false, cards: [card] };
    }
  }
  return found?.cards.length ? found : null;
}
