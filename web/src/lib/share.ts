/** Handing a link on: what a browser offers depends on how the page was opened. Plain http on a
 *  network is no secure context, so there each way has another below it. */

/** Whether the system's own sharing can be asked. */
export const canShare = (): boolean => typeof navigator.share === 'function';

export async function share(title: string, url: string): Promise<void> {
  try {
    await navigator.share({ title, url });
  } catch {
    // Closed without choosing: nothing to do.
  }
}

/** Copies a text; false where the browser will not, and the reader must do it by hand. */
export async function copy(text: string, field?: HTMLInputElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    if (!field) return false;
    field.focus();
    field.select();
    // The old way works without a secure context.
    return document.execCommand('copy');
  }
}
