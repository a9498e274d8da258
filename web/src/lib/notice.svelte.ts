/** What the host of this server tells everybody, such as when it stops. */

import { api } from './api';

export const notice: { text: string | null } = $state({ text: null });

const AGAIN = 60_000;

/** Asks now and every minute; a live table is told at once. */
export function watchNotice(): () => void {
  const ask = () =>
    void api.notice().then(
      (found) => (notice.text = found.text),
      () => undefined,
    );
  ask();
  const timer = setInterval(ask, AGAIN);
  return () => clearInterval(timer);
}
