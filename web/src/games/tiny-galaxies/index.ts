import type { LegalMove, Seat } from '../../lib/types';
import Board from './Board.svelte';
import { eventWords, touched } from './log';
import type { Ability, Box, GameView } from './types';
import { abilityWords, faceName, t, thing } from './words';
import { defineGame, type Note, type WordsContext } from '../types';

type Context = WordsContext<GameView, Box>;

const KINDS = [
  'activate',
  'convert',
  'reroll',
  'end',
  'ship',
  'go',
  'use',
  'follow',
  'pass',
  'upgrade',
  'colony',
  'lose',
  'back',
  'advance',
];

function prompt(view: GameView, seat: number, names: string[], mine: boolean): string | null {
  if (view.phase === 'over') return null;
  const face = view.action ? faceName(view.action.face) : '';
  if (mine) return t(`p.${view.phase}` as 'p.main', { face });
  const name = names[seat];
  if (view.phase === 'main') return t('o.main', { name });
  return t(view.phase === 'follow' ? 'o.follow' : 'o.other', { name, face });
}

function notes(view: GameView): Note[] {
  const note = (id: string, at = id): Note => ({ id, at, words: t(`n.${id}` as 'n.dice') });
  if (view.phase === 'main') return [note('dice'), note('row'), note('mat'), note('bay')];
  return view.phase === 'follow' ? [note('follow')] : [];
}

const pass = (legal: LegalMove[]) => legal.find((move) => move.kind === 'pass')?.move ?? null;
const following = (view: GameView, seat: Seat) => view.active !== seat;

function moveWords(move: LegalMove, { view, data }: Context): string | null {
  const a = move.args as Record<string, string & number>;
  const at = (place: string) => view.row[Number(place.slice(1))]?.name ?? '';
  const ability = (id: string) => {
    const found = [...view.row, ...view.players.flatMap((player) => player.colonies)].find(
      (planet) => planet?.id === id,
    );
    return found
      ? `${found.name}: ${abilityWords(found.ability as Ability)}`
      : String(data.planets.find((row) => row.id === id)?.name ?? id);
  };
  switch (move.kind) {
    case 'activate':
      return `${faceName(a.face)} aktivieren`;
    case 'convert':
      return `${faceName(a.old)} zu ${faceName(a.new)} wandeln für 1 ${thing(a.pay)}`;
    case 'reroll':
      return `${view.dice.inactive.length} Würfel neu werfen für 1 Energie`;
    case 'end':
      return t('end');
    case 'ship':
      return a.place === 'home'
        ? 'Ein Schiff von zu Hause nehmen'
        : `Das Schiff ${a.place[0] === 's' ? 'auf' : 'im Orbit von'} ${at(a.place)} nehmen`;
    case 'go':
      return a.place === 'home'
        ? 'Nach Hause zurück'
        : a.place[0] === 's'
          ? `Auf ${at(a.place)} landen`
          : `In den Orbit von ${at(a.place)}`;
    case 'use':
      return view.action?.card ? `${ability(view.action.card)} nutzen` : 'Nutzen';
    case 'follow':
      return `Für 1 Kultur folgen: ${view.action ? faceName(view.action.face) : ''}`;
    case 'pass':
      return (
        { land: 'Nicht nutzen', follow: 'Nicht folgen', offer: 'Nicht vorrücken' }[view.phase] ??
        'Passen'
      );
    case 'upgrade':
      return `Galaxie ausbauen, zahlen mit ${thing(a.pay)}`;
    case 'colony':
      return ability(a.planet);
    case 'lose':
      return `${faceName(a.face)} hergeben`;
    case 'back':
      return `Zurück bei ${view.row[a.slot]?.name}`;
    case 'advance':
      return `Vorrücken bei ${view.row[a.slot]?.name}`;
    default:
      return null;
  }
}

export default defineGame<GameView, Box>({
  slug: 'tiny-galaxies',
  Board,
  claims: (_view, legal) =>
    legal.filter((move) => KINDS.includes(move.kind)).map((move) => move.move),
  prompt,
  standing: [
    {
      id: 'no-follow',
      words: () => t('st.turn'),
      until: 'turn',
      shown: following,
      answer: (view, legal) => (view.phase === 'follow' ? pass(legal) : null),
    },
    {
      id: 'only-move',
      words: () => t('st.move'),
      until: 'off',
      answer: (view, legal) =>
        view.phase === 'follow' && view.action?.face !== 'move' ? pass(legal) : null,
    },
  ],
  notes: (view) => notes(view),
  moveWords,
  eventWords,
  categoryWords: (category) =>
    category === 'planets' ? t('c.planets') : category === 'galaxy' ? t('c.galaxy') : category,
  touched,
});
