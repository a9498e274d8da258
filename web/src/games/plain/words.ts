import { words } from '../../i18n';

export const t = words(
  {
    prompt: 'Choose a lit card or one of the moves.',
    moves: 'Moves',
    movesWith: 'Moves with {name}',
    all: 'All moves',
    hidden: 'hidden',
    yes: 'yes',
    no: 'no',
    table: 'On the table',
    points: '{n|point|points}',
    choose: '{name}: {n} {n|move|moves}',
  },
  {
    prompt: 'Wähle eine leuchtende Karte oder einen der Züge.',
    moves: 'Züge',
    movesWith: 'Züge mit {name}',
    all: 'Alle Züge',
    hidden: 'verdeckt',
    yes: 'ja',
    no: 'nein',
    table: 'Auf dem Tisch',
    points: '{n|Punkt|Punkte}',
    choose: '{name}: {n} {n|Zug|Züge}',
  },
);
