// Keeps the page's own files: without a connection the page opens and says that there is none.
// What the table server is asked (/api) is never kept.
const KEPT = 'galactable-1';

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(keepShell());
});

self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

async function keepShell() {
  const cache = await caches.open(KEPT);
  const page = await fetch('./', { cache: 'no-cache' });
  if (!page.ok) return;
  const text = await page.clone().text();
  await cache.put('./', page);
  const files = [...text.matchAll(/(?:src|href)="(\.\/[^"]+)"/g)].map((found) => found[1]);
  await cache.addAll([...new Set(files)]);
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  const ours = request.method === 'GET' && url.origin === location.origin;
  if (!ours || /^\/(api|schema|health|metrics)(\/|$)/.test(url.pathname)) return;
  if (request.mode === 'navigate') event.respondWith(newestPage(request));
  else if (url.pathname.includes('/assets/')) event.respondWith(keptFile(request));
});

/** The page as the server has it now; the kept one without a connection. */
async function newestPage(request) {
  try {
    const page = await fetch(request);
    if (page.ok && !page.redirected) {
      const cache = await caches.open(KEPT);
      await cache.put('./', page.clone());
    }
    return page;
  } catch {
    return (await caches.match('./')) ?? Response.error();
  }
}

/** Files whose names change with what is in them are kept for good. */
async function keptFile(request) {
  const kept = await caches.match(request);
  if (kept) return kept;
  const found = await fetch(request);
  if (found.ok) await (await caches.open(KEPT)).put(request, found.clone());
  return found;
}

/** The page tells which files it has loaded without us. */
self.addEventListener('message', (event) => {
  const ours = event.data.filter((name) => new URL(name).origin === location.origin);
  event.waitUntil(
    caches.open(KEPT).then((cache) => Promise.allSettled(ours.map((name) => cache.add(name)))),
  );
});

/** A notice was pressed: its table comes to the front. */
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const address = new URL(`./#/table/${event.notification.data}`, self.registration.scope).href;
  event.waitUntil(
    self.clients.matchAll({ type: 'window' }).then(async (windows) => {
      const open = windows[0];
      if (!open) return self.clients.openWindow(address);
      await open.focus();
      return open.navigate(address);
    }),
  );
});
