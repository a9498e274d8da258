/** What is asked must be in sight: the page scrolls by itself, once, when a choice comes up. */

interface Span {
  top: number;
  bottom: number;
}

/** How far to scroll so that the span lies in the room; one that is too tall shows its beginning. */
export function scrollFor(span: Span, room: Span): number {
  const fits = span.bottom - span.top <= room.bottom - room.top;
  if (span.top < room.top || !fits) return span.top - room.top;
  return Math.max(0, span.bottom - room.bottom);
}

function spanOf(elements: Element[]): Span | null {
  const boxes = elements.map((each) => each.getBoundingClientRect()).filter((box) => box.height);
  if (!boxes.length) return null;
  return {
    top: Math.min(...boxes.map((box) => box.top)),
    bottom: Math.max(...boxes.map((box) => box.bottom)),
  };
}

/** Brings the choices of a board (what can be pressed, and what a board marks) between the banner above it and the buttons below it. */
export function bringIntoSight(
  board: Element | undefined,
  banner: Element | undefined,
  foot: Element | undefined,
  calm: boolean,
): void {
  const span = spanOf([...(board?.querySelectorAll('.can, [data-choices]') ?? [])]);
  if (!span) return;
  const margin = 8;
  // A board may have a line of its own that sticks under the banner.
  const stuck = board?.querySelector<HTMLElement>('[data-sticks]')?.offsetHeight ?? 0;
  const above = Math.max(0, banner?.getBoundingClientRect().height ?? 0) + stuck;
  const below = foot ? getComputedStyle(foot).position === 'sticky' && foot.clientHeight : 0;
  const room = { top: above + margin, bottom: innerHeight - Number(below) - margin };
  const top = scrollFor(span, room);
  if (Math.abs(top) > 1) scrollBy({ top, behavior: calm ? 'auto' : 'smooth' });
}
