import { settings } from '../../lib/settings.svelte';
import type { LegalMove } from '../../lib/types';
import { eventWords, touched } from './log';
import Board from './Board.svelte';
import type { Box, GameView, GalaxyId, Line, PawnColour } from './types';
import { colourName, lineName, t } from './words';
import { defineGame, type Note, type WordsContext } from '../types';

function prompt(
  view: GameView,
  seat: number,
  names: string[],
  mine: boolean,
  { throws }: Box,
): string | null {
  if (view.phase === 'over') return null;
  if (!mine) return t('prompt.other', { name: names[seat] ?? '' });
  const sequence = view.sequence;
  if (view.phase !== 'sequence' || !sequence) return t(`prompt.${view.phase}` as 'prompt.assign');
  if (sequence.mode === 'card') return t('prompt.card');
  if (sequence.mode !== 'turn') return t('prompt.fight');
  if (sequence.throws === 0) return t('prompt.throw');
  return t(sequence.throws === throws ? 'prompt.last' : 'prompt.sequence');
}

function notes(view: GameView): Note[] {
  if (view.phase === 'start') return [{ id: 'map', at: 'map', words: t('note.map') }];
  if (view.phase === 'assign') return [{ id: 'card', at: 'card', words: t('note.card') }];
  if (view.phase !== 'sequence') return [];
  if (view.sequence?.throws === 0) return [{ id: 'dice', at: 'dice', words: t('note.dice') }];
  return [{ id: 'tools', at: 'tools', words: t('note.tools') }];
}

function moveWords(move: LegalMove, { view, names }: WordsContext<GameView, Box>): string | null {
  if (settings.lang === 'en') return null;
  const { args } = move;
  const [sides, n] = [Number(args.die), Number(args.number)];
  const die = args.die !== undefined && args.number !== undefined ? t('die', { sides, n }) : '';
  const galaxy = args.galaxy ? lineName(args.galaxy as GalaxyId) : '';
  const line = args.line ? lineName(args.line as Line) : '';
  const points = view.sequence?.offers[args.line as Line] ?? 0;
  const name = args.seat === undefined ? '' : (names[Number(args.seat)] ?? '');
  switch (move.kind) {
    case 'colour':
      return t('takeColour', { colour: colourName(args.colour as PawnColour) });
    case 'lucky':
      return t('takeLucky', { n });
    case 'start':
    case 'travel':
    case 'escape':
    case 'move':
      return t(`go.${move.kind}`, { galaxy });
    case 'throw':
      return `${t('throwN', { n: Number(args.d4) + Number(args.d6) + Number(args.d8) })}: ${args.d4}W4 ${args.d6}W6 ${args.d8}W8`;
    case 'lift':
      return t('unkeep', { sides, n });
    case 'reroll':
      return `${t('reroll')}: ${die}`;
    case 'modify':
    case 'effect_turn':
    case 'power_turn': {
      const tool =
        move.kind === 'modify' ? 'modify' : move.kind === 'effect_turn' ? 'effect' : 'power';
      return `${t(tool)}: ${t('toolNew', { sides, n })} ${args.new}`;
    }
    case 'effect_reroll':
      return t('effectReroll', { n });
    case 'effect_extra':
      return t('effectExtra');
    case 'power_roll':
      return t('powerRoll', { sides });
    case 'score':
      return t('score', { line, n: points });
    case 'cancel':
      return t('cancel', { line });
    case 'stand':
      return t('stand', { n: view.sequence?.offers.fight ?? 0 });
    case 'pull':
    case 'hit':
      return t(move.kind, { name });
    case 'extra':
    case 'stop':
    case 'stay':
      return t(move.kind);
    default:
      return null;
  }
}

export default defineGame<GameView, Box>({
  slug: 'galactzy',
  Board,
  claims: (_, legal) => legal.map((one) => one.move),
  prompt,
  notes,
  moveWords,
  eventWords,
  touched,
  categoryWords: (category) => t(`cat.${category}` as 'cat.total'),
});
