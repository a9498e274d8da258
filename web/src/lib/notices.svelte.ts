/** Telling somebody who looks elsewhere that it is their turn: once a turn, while a tab is open. */

import { t } from '../words';
import { mine } from './mine.svelte';
import { isMyTurn, mylist, waitingForMe } from './mylist.svelte';
import { titleOf } from './names';
import { save, settings } from './settings.svelte';
import { play as sound } from './sound';
import type { Mine } from './types';

export type Permission = 'granted' | 'denied' | 'default' | 'insecure' | 'missing';

/** Whether this browser may show notices, or why not. */
export function permission(): Permission {
  if (!isSecureContext) return 'insecure';
  return typeof Notification === 'undefined' ? 'missing' : Notification.permission;
}

/** Asks the person; call when they press something. */
export async function askPermission(): Promise<Permission> {
  if (permission() === 'default') await Notification.requestPermission();
  settings.notices = permission() === 'granted';
  save();
  return permission();
}

/** The tables that wait for me and of which I know it. */
const told = new Set<string>();

async function notify(table: Mine): Promise<void> {
  const title = titleOf(table.game);
  // One notice a table: tabs that tell the same turn replace each other's.
  const options = { body: t('notice-your-turn'), tag: table.table, icon: 'icon-192.png' };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) await worker.showNotification(title, { ...options, data: table.table });
  else
    new Notification(title, options).onclick = () => {
      window.focus();
      location.hash = `/table/${table.table}`;
    };
}

function tell(table: Mine, lookingAt: string): void {
  const here = document.visibilityState === 'visible' && lookingAt === table.table;
  if (here || mine.tables[table.table]?.quiet) return;
  sound('turn');
  if (settings.notices && permission() === 'granted' && document.visibilityState === 'hidden')
    void notify(table).catch(() => undefined);
}

/** A turn at a table that is open here has ended: the next one is told anew. */
export function endTurn(table: string): void {
  told.delete(table);
}

let first = true;

/** Puts what waits for me on the app's icon, and tells new turns, once each; call inside an effect. */
export function tellTurns(lookingAt: string): void {
  if (!mylist.known) return;
  const waiting = mylist.tables.filter(isMyTurn);
  // What waited before the page was opened stands in the list as it is.
  if (!first) for (const table of waiting) if (!told.has(table.table)) tell(table, lookingAt);
  first = false;
  told.clear();
  for (const table of waiting) told.add(table.table);
  const badge = navigator as { setAppBadge?: (n: number) => Promise<void> };
  badge.setAppBadge?.(waiting.length).catch(() => undefined);
}

/** "(2) " before the page's title while two tables wait. */
export const titleCount = (): string => (waitingForMe() ? `(${waitingForMe()}) ` : '');
