import { settings } from '../../lib/settings.svelte';
import type { LegalMove } from '../../lib/types';
import { eventWords, touched } from './log';
import Board from './Board.svelte';
import type { Colour } from './components';
import type { GameView } from './types';
import { colourList, t } from './words';
import { defineGame, type Note, type WordsContext } from '../types';

function prompt(view: GameView, seat: number, names: string[], mine: boolean): string | null {
  const pass = view.pass === 'right' ? view.seats - 1 : 1;
  const name = names[(seat + pass) % view.seats] ?? '';
  switch (view.phase) {
    case 'draft':
      return mine ? t('prompt.draft', { name }) : t('prompt.draftWait');
    case 'ready':
      return t(mine ? 'prompt.ready' : 'prompt.readyWait');
    case 'build':
      return t(mine ? 'prompt.build' : 'prompt.buildWait');
    case 'holes':
    case 'sabotage':
    case 'pour':
    case 'offering':
      return mine ? t(`prompt.${view.phase}`) : t('prompt.wait', { name: names[seat] ?? '' });
    default:
      return null;
  }
}

function notes(view: GameView): Note[] {
  if (view.phase === 'draft') return [{ id: 'packet', at: 'packet', words: t('note.packet') }];
  if (view.phase !== 'build') return [];
  return (['tray', 'galaxy', 'tokens'] as const).map((at) => ({
    id: at,
    at,
    words: t(`note.${at}`),
  }));
}

function moveWords(move: LegalMove, { view, names }: WordsContext<GameView>): string | null {
  if (settings.lang === 'en') return null;
  const n = Number(move.args.tile);
  const colour = move.args.colour ? t(move.args.colour as Colour) : '';
  const owner = names[view.players.findIndex((one) => one.tiles.includes(n))] ?? '';
  switch (move.kind) {
    case 'keep':
      return `${t('tile', { n })}: ${t('kept')}`;
    case 'hold':
    case 'turn':
      return `${t('tile', { n })}: ${t('turn')} ${Number(move.args.rot ?? move.args.quarters) * 90}°`;
    case 'put':
      return t('emptyCell', { row: Number(move.args.row), col: Number(move.args.col) });
    case 'take':
      return `${t('tile', { n })}: ${t('takeBack')}`;
    case 'flip':
      return `${t('tile', { n })}: ${t('flip')}`;
    case 'grab':
      return t('grab', { colours: colourList(move.args.colours as Colour[]) });
    case 'darken':
    case 'remove':
      return t(move.kind, { n, name: owner });
    case 'pour':
    case 'offer':
      return t(move.kind, { colour });
    case 'ready':
    case 'done':
    case 'release':
    case 'decline':
      return t(move.kind);
    default:
      return null;
  }
}

const CLAIMED = ['keep', 'ready', 'hold', 'put', 'release', 'take', 'turn', 'flip', 'grab', 'done'];
const LATER = ['darken', 'remove', 'pour', 'offer', 'decline'];

export default defineGame<GameView>({
  slug: 'cosmic-factory',
  Board,
  // Only the clock's own move, when nothing else is left, is a plain button.
  claims: (_, legal) =>
    legal.filter((one) => [...CLAIMED, ...LATER].includes(one.kind)).map((one) => one.move),
  prompt,
  notes,
  moveWords,
  eventWords,
  touched,
  categoryWords: (category) => t(`cat.${category}` as 'cat.green'),
});
