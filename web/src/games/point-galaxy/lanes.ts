/** How a galaxy's columns are laid: so many in a lane, lane below lane. */
export interface Lanes {
  columns: number;
  /** How wide a card is then, in pixels. */
  strip: number;
}
export interface Room {
  width: number;
  height: number;
}

/** A strip is this many times as wide as it is tall. */
const ASPECT = 160 / 60;
const BELOW = 4;
const BESIDE = 8;
/** The number above a column, with what lies between them. */
const NUMBER = 18;
/** The last column, where a system may begin, is wide enough for its words. */
const WORDS = 60;
const WIDEST = 132;
/** One lane more is worth it only where cards become this much larger: it is calmer to read few. */
const WORTH = 1.1;

/** As wide as cards may be with so many columns in a lane; `rows` says how tall each column is. */
function stripOf(rows: readonly number[], columns: number, { width, height }: Room): number {
  const tallest = rows
    .filter((_, i) => i % columns === 0)
    .map((_, lane) => Math.max(...rows.slice(lane * columns, (lane + 1) * columns)));
  const sum = tallest.reduce((all, one) => all + one, 0);
  const gaps = NUMBER * tallest.length + BESIDE * (tallest.length - 1);
  return Math.min(
    (width + BESIDE) / columns - BESIDE,
    (width - WORDS) / (columns - 1) - BESIDE,
    ((height - gaps) / sum - BELOW) * ASPECT,
    WIDEST,
  );
}

/** The lanes that let cards be drawn largest. */
export function lanesOf(rows: readonly number[], room: Room): Lanes {
  let best: Lanes = { columns: rows.length, strip: stripOf(rows, rows.length, room) };
  for (let lanes = 2; lanes <= rows.length; lanes++) {
    const columns = Math.ceil(rows.length / lanes);
    const strip = stripOf(rows, columns, room);
    if (strip > best.strip * WORTH) best = { columns, strip };
  }
  return best;
}
