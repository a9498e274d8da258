/** A key for every choice: whoever plays by keyboard presses what stands on it. */

import { usable } from './focus';

/** Without those by which boards turn and flip things. */
export const KEYS = '123456789abcdeghijklmnopqstuvwxyz';

const FIRST = '.can, .throw, .primary';

/** What can be chosen, in the order of the page; where there is more than there are keys, what can
 *  be played comes before other buttons. */
export function choicesIn(...places: (Element | null | undefined)[]): HTMLElement[] {
  const all = places.flatMap((place) => [
    ...(place?.querySelectorAll<HTMLElement>(`${FIRST}, button`) ?? []),
  ]);
  const found = [...new Set(all)].filter(usable);
  if (found.length <= KEYS.length) return found;
  const playable = found.filter((each) => each.matches(FIRST));
  return [...playable, ...found.filter((each) => !each.matches(FIRST))].slice(0, KEYS.length);
}

/** The choice that a keystroke means, if it means one. */
export function choiceOf(event: KeyboardEvent, choices: HTMLElement[]): HTMLElement | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return null;
  const at = KEYS.indexOf(event.key);
  return at < 0 ? null : (choices[at] ?? null);
}

/** As if it had been pressed; a drawing has no `click` of its own. */
export function pressChoice(choice: HTMLElement): void {
  choice.focus({ preventScroll: true });
  choice.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}
