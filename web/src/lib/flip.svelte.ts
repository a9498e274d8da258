/** What moved is shown moving.
 *
 * Mark elements with `data-flip="key"` (unique on the board). When `watch()` changes, each one glides
 * from where it was to where it is. An element that is new and carries `data-from="anchor"` flies in
 * from the element with `data-anchor="anchor"` (a deck, a seat); one that vanished and carried
 * `data-to="anchor"` flies out to it as a ghost. Without an anchor new ones fade in.
 */

interface Shot {
  box: DOMRect;
  to?: string;
  ghost?: HTMLElement;
}

export interface FlipOptions {
  calm: () => boolean;
  duration?: number;
}

const boxOf = (element: Element) => element.getBoundingClientRect();

function take(root: HTMLElement): Map<string, Shot> {
  const shots = new Map<string, Shot>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-flip]')) {
    const to = element.dataset.to;
    const ghost = to && !(element instanceof SVGElement) ? element : undefined;
    shots.set(element.dataset.flip!, { box: boxOf(element), to, ghost });
  }
  return shots;
}

function glide(element: Element, from: DOMRect, to: DOMRect, duration: number, fade = false): void {
  if (typeof element.animate !== 'function' || !to.width || !from.width) return;
  const dx = from.left - to.left;
  const dy = from.top - to.top;
  const scale = Math.min(4, Math.max(0.2, from.width / to.width));
  if (Math.abs(dx) < 2 && Math.abs(dy) < 2 && Math.abs(scale - 1) < 0.02) return;
  element.animate(
    [
      {
        transformOrigin: '0 0',
        transform: `translate(${dx}px, ${dy}px) scale(${scale})`,
        opacity: fade ? 0.2 : 1,
        zIndex: 5,
      },
      { transformOrigin: '0 0', transform: 'none', opacity: 1, zIndex: 5 },
    ],
    { duration, easing: 'cubic-bezier(.2,.8,.25,1)', composite: 'replace' },
  );
}

function flyOut(shot: Shot, target: DOMRect, duration: number): void {
  if (!shot.ghost || typeof shot.ghost.animate !== 'function') return;
  const copy = shot.ghost.cloneNode(true) as HTMLElement;
  copy.removeAttribute('data-flip');
  copy.removeAttribute('id');
  copy.setAttribute('aria-hidden', 'true');
  copy.inert = true;
  Object.assign(copy.style, {
    position: 'fixed',
    left: `${shot.box.left}px`,
    top: `${shot.box.top}px`,
    width: `${shot.box.width}px`,
    height: `${shot.box.height}px`,
    margin: '0',
    transform: 'none',
    pointerEvents: 'none',
    zIndex: '50',
  });
  document.body.append(copy);
  const dx = target.left + target.width / 2 - shot.box.left - shot.box.width / 2;
  const dy = target.top + target.height / 2 - shot.box.top - shot.box.height / 2;
  copy
    .animate(
      [
        { transform: 'none', opacity: 1 },
        { transform: `translate(${dx}px, ${dy}px) scale(.4)`, opacity: 0.3 },
      ],
      { duration, easing: 'cubic-bezier(.4,.1,.3,1)' },
    )
    .finished.catch(() => undefined)
    .then(() => copy.remove());
}

/** Call once while a component is set up. */
export function flip(
  root: () => HTMLElement | undefined,
  watch: () => unknown,
  { calm, duration = 420 }: FlipOptions,
): void {
  let before: Map<string, Shot> | undefined;
  let frame = 0;
  $effect.pre(() => {
    watch();
    const element = root();
    // What has not been drawn yet is still where it was.
    if (!frame) before = element && !calm() ? take(element) : undefined;
  });
  // The next frame lays the page out anyway; to measure it before would do so twice.
  $effect(() => {
    watch();
    frame ||= requestAnimationFrame(() => {
      frame = 0;
      move();
    });
  });
  $effect(() => () => cancelAnimationFrame(frame));

  function move(): void {
    const element = root();
    const shots = before;
    before = undefined;
    if (!element || !shots || shots.size === 0 || calm()) return;
    const anchor = (name: string) =>
      element.querySelector(`[data-anchor="${name}"]`) ??
      document.querySelector(`[data-anchor="${name}"]`);
    const seen = new Set<string>();
    const all = [...element.querySelectorAll<HTMLElement>('[data-flip]')];
    const places = all.map(boxOf);
    for (const [i, now] of all.entries()) {
      const key = now.dataset.flip!;
      seen.add(key);
      const to = places[i];
      const was = shots.get(key);
      if (was) {
        glide(now, was.box, to, duration);
      } else {
        const from = now.dataset.from ? anchor(now.dataset.from) : null;
        if (from) glide(now, boxOf(from), to, duration, true);
        else now.animate?.([{ opacity: 0 }, { opacity: 1 }], { duration });
      }
    }
    for (const [key, shot] of shots) {
      if (seen.has(key) || !shot.to) continue;
      const target = anchor(shot.to);
      if (target) flyOut(shot, boxOf(target), duration);
    }
  }
}
