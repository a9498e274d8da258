/** Moves by kind for the buttons, and by the components that they name. */
import type { LegalMove } from '../../lib/types';
import { said, type Components } from './components';

export interface Group {
  kind: string;
  label: string;
  moves: LegalMove[];
}

export function byKind(legal: LegalMove[]): Group[] {
  const groups = new Map<string, LegalMove[]>();
  for (const move of legal) groups.set(move.kind, [...(groups.get(move.kind) ?? []), move]);
  return [...groups].map(([kind, moves]) => ({ kind, label: said(kind), moves }));
}

/** The moves that name a component in their arguments, by its id. */
export function byComponent(legal: LegalMove[], components: Components): Map<string, LegalMove[]> {
  const found = new Map<string, LegalMove[]>();
  for (const move of legal) {
    const named = Object.entries(move.args).flatMap(([key, value]) =>
      (Array.isArray(value) ? value : [value]).map((each) => components.find(key, each)?.id),
    );
    for (const id of new Set(named)) if (id) found.set(id, [...(found.get(id) ?? []), move]);
  }
  return found;
}
