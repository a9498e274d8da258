/** The address after `#`: where we are. */

export interface Route {
  page: 'lobby' | 'table' | 'replay';
  id: string;
  rest: string[];
}

export function parse(hash: string): Route {
  const parts = hash
    .replace(/^#?\/?/, '')
    .split('/')
    .filter(Boolean)
    .map(decodeURIComponent);
  const [page, id, ...rest] = parts;
  if ((page === 'table' || page === 'replay') && id) return { page, id, rest };
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
