// The service worker: after one visit the page can be opened without a network, to read rules and
// cards; the page itself says that the server is missing. The build fills in which files
// the page is made of, a version that changes with them, and the languages it speaks.

const CACHE = 'everdell-__VERSION__';
const FILES = __FILES__;
// What the server says about the game itself.
const KNOWLEDGE = /^\/api\/(boxes$|components$|texts\/)/;

self.addEventListener('install', (event) => {
  // All or nothing: a worker that lacks something is not installed, and the next visit tries again.
  event.waitUntil(fillCache());
  self.skipWaiting();
});

async function fillCache() {
  const [cache, shelf] = await Promise.all([caches.open(CACHE), fetch('/api/boxes')]);
  const boxes = (await shelf.json()).map(({ id }) => id);
  await cache.addAll([...FILES, '/api/boxes', ...boxes.map(figuresOf), ...textsOf(boxes)]);
}

// As the page asks for them.
const figuresOf = (box) => `/api/components?boxes=${box}&words=false`;

// The words of every language: the reader's may change.
const textsOf = (boxes) =>
  __LANGUAGES__
    .map((language) => `/api/texts/${language}`)
    .flatMap((all) => [all, `${all}/rules`, ...boxes.map((box) => `${all}/boxes/${box}`)]);

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOlder().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (pathname.startsWith('/assets/')) event.respondWith(cacheFirst(request));
  else if (KNOWLEDGE.test(pathname)) event.respondWith(networkFirst(event));
  else if (request.mode === 'navigate' && !pathname.startsWith('/api')) {
    event.respondWith(fetch(request).catch(() => caches.match('/')));
  }
});

// A click on a notification leads to the table that sent it.
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(comeTo(event.notification.data));
});

async function comeTo(path) {
  const windows = await self.clients.matchAll({ type: 'window' });
  const there = windows.find((one) => new URL(one.url).pathname === path);
  await (there === undefined ? self.clients.openWindow(path) : there.focus());
}

async function forgetOlder() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}

async function cacheFirst(request) {
  return (await caches.match(request)) ?? fetch(request);
}

// The latest copy serves when the server is silent, whatever language it was asked for in: a cache holds
// one answer for an address, and the page takes the figures of it and the words from the texts.
async function networkFirst(event) {
  const { request } = event;
  try {
    const answer = await fetch(request);
    if (answer.ok) event.waitUntil(keep(request, answer.clone()));
    return answer;
  } catch (fault) {
    const kept = await caches.match(request, { ignoreVary: true });
    if (kept === undefined) throw fault;
    return kept;
  }
}

async function keep(request, answer) {
  const cache = await caches.open(CACHE);
  await cache.put(request, answer);
}
