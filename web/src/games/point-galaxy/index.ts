import { settings } from '../../lib/settings.svelte';
import type { LegalMove } from '../../lib/types';
import { cardsOf, tokensOf, type Box } from './components';
import { eventWords, touched } from './log';
import Board from './Board.svelte';
import type { GameView } from './types';
import { cardWords, shortWords, t, tokenWords } from './words';
import { defineGame, type Note, type WordsContext } from '../types';

type Where = 'top' | 'bottom' | 'above';

function prompt(view: GameView, seat: number, names: string[], mine: boolean): string | null {
  const name = names[seat] ?? '';
  if (view.phase === 'draft') {
    if (!mine) return t('prompt.draftOther', { name });
    return t(view.drafted[0] === null ? 'prompt.draft1' : 'prompt.draft2');
  }
  if (view.phase === 'place') {
    return mine ? t('prompt.place') : t('prompt.placeOther', { name });
  }
  if (view.phase === 'token') return mine ? t('prompt.token') : t('prompt.tokenOther', { name });
  return null;
}

function notes(view: GameView): Note[] {
  if (view.phase === 'draft')
    return [
      { id: 'market', at: 'market', words: t('note.market') },
      { id: 'tokens', at: 'tokens', words: t('note.tokens') },
    ];
  if (view.phase === 'place')
    return [
      { id: 'hand', at: 'hand', words: t('note.hand') },
      { id: 'galaxy', at: 'galaxy', words: t('note.galaxy') },
    ];
  return [];
}

function moveWords(move: LegalMove, { view, data }: WordsContext<GameView>): string | null {
  if (settings.lang === 'en') return null;
  const box = data as unknown as Box;
  if (move.kind === 'token') {
    const token = tokensOf(box).get(String(move.args.token));
    return token ? t('move.token', { text: tokenWords(token) }) : null;
  }
  const cards = cardsOf(box);
  if (move.kind === 'draft') {
    const [row, column] = [Number(move.args.row), Number(move.args.column)];
    const id =
      row === 1 ? view.market.piles[column - 1]?.top : view.market.slots[row - 2]?.[column - 1];
    const card = id ? cards.get(id) : undefined;
    return card ? t('move.draft', { card: cardWords(card), row, column }) : null;
  }
  const card = cards.get(String(move.args.card));
  if (!card) return null;
  const where =
    move.kind === 'found'
      ? t('begin')
      : t(move.args.where as Where, { n: Number(move.args.system) });
  return t('move.place', { card: shortWords(card), where });
}

export default defineGame<GameView>({
  slug: 'point-galaxy',
  Board,
  claims: (_, legal) => legal.map((one) => one.move),
  prompt,
  notes,
  moveWords,
  eventWords,
  touched,
  categoryWords: (category) => t(`cat.${category}` as 'cat.suns'),
});
