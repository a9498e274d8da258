/** Record files that were opened here: the secrets by which this browser may delete them again. */

const KEY = 'galactable.uploads';

function load(): Record<string, string> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}');
  } catch {
    return {};
  }
}

function save(uploads: Record<string, string>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(uploads));
  } catch {
    // Then the server deletes it when its time has come.
  }
}

export function keepUpload(table: string, owner: string): void {
  save({ ...load(), [table]: owner });
}

export function ownerOf(table: string): string | null {
  return load()[table] ?? null;
}

export function forgetUpload(table: string): void {
  const uploads = load();
  delete uploads[table];
  save(uploads);
}
