/** Keyboard focus that must not get lost when the thing that was pressed vanishes. */

const CHOICES = '.can, .throw, .primary, .btn, button';

/** Whether the keyboard can press it. */
export const usable = (element: HTMLElement): boolean =>
  element.tabIndex >= 0 &&
  !element.matches(':disabled, [aria-disabled="true"], [data-browse]') &&
  element.getClientRects().length > 0;

/** The first thing to choose: on the board what can be played comes first, then the buttons. */
export function nextChoice(...places: (Element | null | undefined)[]): HTMLElement | null {
  for (const selector of CHOICES.split(', '))
    for (const place of places)
      for (const element of place?.querySelectorAll<HTMLElement>(selector) ?? [])
        if (usable(element)) return element;
  return null;
}

/** Whether the keyboard stands on nothing: what it stood on vanished, or was switched off (of
 *  which a browser takes note one frame later). */
export function isLost(): boolean {
  const at = document.activeElement;
  return at === null || at === document.body || at.matches(':disabled');
}

export interface Places {
  board: Element | undefined;
  foot: Element | undefined;
  banner: HTMLElement | undefined;
  /** Whether there is something to choose. */
  mine: boolean;
}

/** Looks after the focus of whoever plays by keyboard: whatever changes on the page, the next
 *  choice gets it, or the banner while others are waited for. Call inside an effect. */
export function keepFocus(places: () => Places): () => void {
  let byKeyboard = false;
  let frame = 0;
  const look = () => {
    frame = 0;
    if (!byKeyboard || !document.hasFocus() || document.querySelector('dialog[open]')) return;
    const { board, foot, banner, mine } = places();
    const rests = mine && document.activeElement === banner;
    if (!isLost() && !rests) return;
    const wanted =
      (mine ? nextChoice(foot?.querySelector('.asking'), board, foot) : null) ?? banner;
    if (wanted !== document.activeElement) wanted?.focus({ preventScroll: true });
  };
  // Two frames later: a board may draw what follows in a second step.
  const soon = () => {
    frame ||= requestAnimationFrame(() => (frame = requestAnimationFrame(look)));
  };
  const onKey = () => {
    byKeyboard = true;
    soon();
  };
  const onPointer = () => (byKeyboard = false);
  const watcher = new MutationObserver(soon);
  watcher.observe(document.body, {
    subtree: true,
    childList: true,
    attributeFilter: ['disabled', 'hidden', 'tabindex', 'class'],
  });
  addEventListener('keydown', onKey, true);
  addEventListener('pointerdown', onPointer, true);
  return () => {
    cancelAnimationFrame(frame);
    watcher.disconnect();
    removeEventListener('keydown', onKey, true);
    removeEventListener('pointerdown', onPointer, true);
  };
}
