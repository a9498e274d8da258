/** The address after `#`: where we are. */

export interface Route {
  page: 'lobby' | 'table' | 'replay' | 'device';
  id: string;
  rest: string[];
}

/** A part of an address that somebody has damaged stays as it is; the table of that name is gone. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

export function parse(hash: string): Route {
  const parts = hash
    .replace(/^#?\/?/, '')
    .split('/')
    .filter(Boolean)
    .map(decode);
  const [page, id, ...rest] = parts;
  if ((page === 'table' || page === 'replay' || page === 'device') && id) return { page, id, rest };
  return { page: 'lobby', id: '', rest: [] };
}

export const route: { now: Route } = $state({ now: parse(location.hash) });

addEventListener('hashchange', () => {
  route.now = parse(location.hash);
});

export function go(path: string, replace = false): void {
  if (replace) {
    history.replaceState(null, '', `#${path}`);
    route.now = parse(location.hash);
  } else {
    location.hash = path;
  }
}
