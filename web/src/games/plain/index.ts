import { defineGame } from '../types';
import Board from './Board.svelte';
import { t } from '../../words';

/** Serves any game: it draws what the view holds and offers every legal move. */
export default defineGame({
  slug: 'plain',
  Board,
  claims: (_view, legal) => legal.map((move) => move.move),
  prompt: (_view, _seat, _names, mine) => (mine ? t('plain-prompt') : null),
});
