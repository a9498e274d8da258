/**
 * Building at once on the page: what was done but not confirmed yet is laid over the server's
 * view, and sent one touch after another. Whether it holds is the server's affair.
 */
import type { LegalMove, Step } from '../../lib/types';
import { moveOf } from '../../lib/select.svelte';
import type { Builder } from './types';

export type Touch =
  | { kind: 'put'; tile: number; rot: number; row: number; col: number }
  | { kind: 'turn'; tile: number; quarters: number }
  | { kind: 'take'; tile: number }
  | { kind: 'flip'; tile: number };

export type Site = Pick<Builder, 'galaxy' | 'tray'>;

/** How the site looks after a touch. */
export function touched(site: Site, touch: Touch): Site {
  const laid = site.galaxy.find((one) => one.tile === touch.tile);
  const rest = site.galaxy.filter((one) => one.tile !== touch.tile);
  if (touch.kind === 'turn') {
    if (!laid) return site;
    return { ...site, galaxy: [...rest, { ...laid, rot: (laid.rot + touch.quarters) % 4 }] };
  }
  if (touch.kind === 'flip') {
    if (!laid) return site;
    return { ...site, galaxy: [...rest, { ...laid, down: !laid.down }] };
  }
  if (touch.kind === 'take') {
    if (!laid) return site;
    return { galaxy: rest, tray: [...site.tray, touch.tile].sort((a, b) => a - b) };
  }
  const { tile, rot, row, col } = touch;
  const other = rest.find((one) => one.row === row && one.col === col);
  const galaxy = rest.filter((one) => one !== other);
  galaxy.push({ tile, rot, row, col, down: false });
  let tray = site.tray.filter((one) => one !== tile);
  if (other && laid) galaxy.push({ ...other, row: laid.row, col: laid.col });
  else if (other) tray = [...tray, other.tile].sort((a, b) => a - b);
  return { galaxy, tray };
}

/** The moves of a touch, or null where the server does not offer its beginning. */
export function chainOf(touch: Touch, legal: LegalMove[]): Step[] | null {
  const { tile } = touch;
  if (touch.kind === 'put') {
    const hold = moveOf(legal, 'hold', { tile, rot: touch.rot });
    return hold ? [hold.move, { kind: 'put', args: { row: touch.row, col: touch.col } }] : null;
  }
  const args = touch.kind === 'turn' ? { tile, quarters: touch.quarters } : { tile };
  const move = moveOf(legal, touch.kind, args);
  return move ? [move.move] : null;
}

export type Cell = [number, number];

/** The cells that the server offers for the tile, or for any: the held one's, or those to follow. */
export function cellsOf(legal: readonly LegalMove[], tile: number | null): Cell[] {
  return legal.flatMap((one) => {
    const put = one.kind === 'put' ? [one.args] : [];
    const follow = tile === null || one.args.tile === tile ? (one.next ?? []) : [];
    return [...put, ...follow].map((args): Cell => [Number(args.row), Number(args.col)]);
  });
}

/** Turns of one tile made shortly after each other are one touch; a whole turn is none. */
export function queued(queue: readonly Touch[], touch: Touch): Touch[] {
  const last = queue.at(-1);
  if (touch.kind !== 'turn' || last?.tile !== touch.tile) return [...queue, touch];
  const before = queue.slice(0, -1);
  if (last.kind === 'turn') {
    const quarters = (last.quarters + touch.quarters) % 4;
    return quarters ? [...before, { ...last, quarters }] : before;
  }
  if (last.kind === 'put') return [...before, { ...last, rot: (last.rot + touch.quarters) % 4 }];
  return [...queue, touch];
}
