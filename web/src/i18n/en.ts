/** The page's words in English. German (de.ts) must have the same keys. */
export const en = {
  'app.name': 'Galactable',
  'app.tag': 'Five galaxy games, one table',
} as const;
