/** Keyboard focus that must not get lost when the thing that was pressed vanishes. */

const CHOICES = '.can, .throw, .primary, .btn, button';

const usable = (element: HTMLElement): boolean =>
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

export const isLost = (): boolean =>
  document.activeElement === null || document.activeElement === document.body;
