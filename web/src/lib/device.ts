/** Taking one's seats to another device: by a code that works once, for ten minutes. */

import { api } from './api';
import { addTables, mine, type Kept } from './mine.svelte';
import { baseAddress } from './place.svelte';
import { save, settings } from './settings.svelte';

interface Luggage {
  name: string;
  tables: Record<string, Kept>;
}

/** Leaves all seats for another device: the link that fetches them, and until when. */
export async function pack(): Promise<{ link: string; until: number }> {
  const luggage: Luggage = { name: settings.name, tables: mine.tables };
  const { code, until } = await api.leaveLuggage(JSON.stringify(luggage));
  return { link: `${baseAddress()}#/device/${code}`, until };
}

/** Fetches them here; how many tables came. */
export async function unpack(code: string): Promise<number> {
  const luggage = JSON.parse((await api.fetchLuggage(code)).text) as Luggage;
  if (!settings.name && luggage.name) {
    settings.name = luggage.name;
    save();
  }
  return addTables(luggage.tables);
}
