/** Where something may lie beside what it speaks of, without covering what can be pressed. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

const GAP = 14;
const EDGE = 12;

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The first free place below, above, to the right or left of the target; null: there is none. */
export function beside(
  target: Box,
  size: { width: number; height: number },
  room: Box,
  choices: readonly Box[],
): { left: number; top: number } | null {
  const middle = (target.left + target.right) / 2 - size.width / 2;
  const centre = (target.top + target.bottom) / 2 - size.height / 2;
  const across = [middle, target.left, target.right - size.width];
  const along = [centre, target.top, target.bottom - size.height];
  const places = [
    ...across.map((left) => ({ left, top: target.bottom + GAP })),
    ...across.map((left) => ({ left, top: target.top - GAP - size.height })),
    ...along.map((top) => ({ left: target.right + GAP, top })),
    ...along.map((top) => ({ left: target.left - GAP - size.width, top })),
  ];
  const free = (one: { left: number; top: number }): boolean => {
    const box = { ...one, right: one.left + size.width, bottom: one.top + size.height };
    const inside =
      box.left >= room.left + EDGE &&
      box.right <= room.right - EDGE &&
      box.top >= room.top + EDGE &&
      box.bottom <= room.bottom - EDGE;
    return inside && !overlap(box, target) && !choices.some((each) => overlap(box, each));
  };
  return places.find(free) ?? null;
}
