/** Where others find this table: a link that names 127.0.0.1 leads nobody here. */

import { api } from './api';

const place: { addresses: string[] } = $state({ addresses: [] });

/** Asks the server once at which addresses others reach it. */
export async function findPlace(): Promise<void> {
  try {
    place.addresses = (await api.place()).addresses;
  } catch {
    // The page's own address will do.
  }
}

/** Whether the page was opened at an address that only this machine knows. */
export const opensHere = (name = location.hostname): boolean =>
  /^(localhost$|127\.|\[?::1\]?$)/.test(name);

/** The address for others; the page's own where that works for them too, or nothing else does. */
export function baseAddress(): string {
  const own = location.origin + location.pathname;
  return opensHere() && place.addresses.length ? `${place.addresses[0]}/` : own;
}

/** Whether links lead nowhere but to this machine. */
export const onlyHere = (): boolean => opensHere() && !place.addresses.length;
