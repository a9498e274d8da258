import type { en } from './en';

/** Die Worte der Seite auf Deutsch. */
export const de: Record<keyof typeof en, string> = {
  'app.name': 'Galactable',
  'app.tag': 'Fünf Galaxiespiele, ein Tisch',
};
