// The service worker: the page opens without a network, and says itself that the server is missing.
// The build fills in which files the page is made of, and a version that changes with them.

const CACHE = 'everdell-__VERSION__';
const FILES = __FILES__;
// What the server says about the game itself: the latest copy serves when nobody answers.
const KEPT = /^\/api\/(?:texts\/|components$|boxes$)/;

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forgetOlder().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const url = new URL(event.request.url);
  if (event.request.method !== 'GET' || url.origin !== location.origin) return;
  if (url.pathname.startsWith('/assets/')) event.respondWith(cacheFirst(event.request));
  else if (event.request.mode === 'navigate' && !url.pathname.startsWith('/api')) {
    event.respondWith(fetch(event.request).catch(() => caches.match('/')));
  } else if (KEPT.test(url.pathname)) event.respondWith(networkFirst(event.request));
});

async function forgetOlder() {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name)));
}

async function cacheFirst(request) {
  return (await caches.match(request)) ?? fetch(request);
}

async function networkFirst(request) {
  try {
    const answer = await fetch(request);
    if (answer.ok) (await caches.open(CACHE)).put(request, answer.clone());
    return answer;
  } catch (fault) {
    const kept = await caches.match(request);
    if (kept === undefined) throw fault;
    return kept;
  }
}
