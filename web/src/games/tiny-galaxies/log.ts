import type { GameEvent, LogEntry } from '../../lib/types';
import type { WordsContext } from '../types';
import { FACES, PLACES, type Box, type GameView } from './types';
import { faceName, thing } from './words';

type Context = WordsContext<GameView, Box>;

const planetName = (context: Context, index: number) =>
  String(context.data.planets[index]?.name ?? '');

export function eventWords({ kind, args: a }: GameEvent, context: Context): string | null {
  const who = context.names[a.seat] ?? '';
  const planet = a.planet >= 0 ? planetName(context, a.planet) : '';
  const resource = thing(a.resource === 0 ? 'energy' : 'culture');
  const face = (index: number) => faceName(FACES[index]);
  const lines: Record<string, () => string> = {
    draw: () => `${planet} wird ausgelegt.`,
    turn: () => `Runde ${a.round}: ${who} ist am Zug.`,
    roll: () =>
      `Gewürfelt: ${FACES.filter((f) => a[f])
        .map((f) => (a[f] > 1 ? `${a[f]} × ${faceName(f)}` : faceName(f)))
        .join(', ')}.`,
    activate: () => `${who}: ${face(a.face)} aktiviert.`,
    convert: () => `${who}: ${face(a.old)} zu ${face(a.new)} gewandelt.`,
    reroll: () => `${who}: ${a.dice} Würfel neu geworfen.`,
    take: () => '',
    move: () =>
      PLACES[a.to] === 'home'
        ? `${who}: ein Schiff nach Hause geschickt.`
        : `${who}: ${PLACES[a.to][0] === 's' ? 'gelandet auf' : 'im Orbit von'} ${planet}.`,
    follow: () => `${who}: für 1 Kultur gefolgt (${face(a.face)}).`,
    decline: () => `${who}: verzichtet.`,
    gain: () =>
      a.amount ? `${who}: ${a.amount} ${resource} erhalten.` : `${who}: schon 7 ${resource}.`,
    pay: () => `${who}: ${a.amount} ${resource} gezahlt.`,
    use: () => `${who}: ${planet} genutzt.`,
    lose: () => `${who}: einen Würfel verloren (${face(a.face)}).`,
    back: () => `${who}: bei ${planet} zurück auf ${a.space}.`,
    advance: () => `${who}: bei ${planet} vor auf ${a.to}.`,
    colonize: () => `${who}: ${planet} besiedelt!`,
    'sent-home': () => `${who}: ${a.ships} Schiff(e) nach Hause.`,
    upgrade: () => `${who}: Stufe ${a.level} erreicht.`,
    'end-turn': () => `${who}: Zug beendet.`,
    'last-round': () => `${who}: ${a.points} Punkte – diese Runde ist die letzte.`,
    over: () => 'Die Partie ist zu Ende.',
  };
  return lines[kind]?.() ?? null;
}

export function touched(entry: LogEntry, { data }: Context): string[] {
  return entry.events.flatMap((event) => {
    const found = [];
    if (event.args.planet >= 0)
      found.push(`[data-planet="${data.planets[event.args.planet]?.id}"]`);
    if (['gain', 'pay', 'upgrade', 'sent-home'].includes(event.kind))
      found.push(`[data-mat="${event.args.seat}"]`);
    return found;
  });
}
