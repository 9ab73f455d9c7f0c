/**
 * The service worker: keeps one exact version of the page, whole, so that it opens without a network. A new version is fetched
 * beside it and waits until somebody takes it: never in the middle of a game.
 *
 * `VERSION` and `FILES` are written in when the page is built.
 */
const VERSION = '__VERSION__';
const FILES = __FILES__;
/** What is too large to be fetched before somebody needs it: kept from then on. Its name says what is in it. */
const LATER = __LATER__;

const CACHE = `utterson-${VERSION}`;
const LARGE = 'utterson-large';
const at = (path) => new URL(path, registration.scope).href;

addEventListener('install', (event) => {
  // Past the browser's own cache where a name does not say what is in it.
  const wanted = FILES.map((path) => new Request(at(path), { cache: path.startsWith('assets/') ? 'default' : 'no-cache' }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(wanted)));
});

addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) {
        if (name.startsWith('utterson-') && name !== CACHE && name !== LARGE) await caches.delete(name);
      }
      const large = await caches.open(LARGE);
      for (const { url } of await large.keys()) if (!LATER.some((path) => at(path) === url)) await large.delete(url);
      await clients.claim();
    })(),
  );
});

/** Somebody takes the new version. */
addEventListener('message', (event) => {
  if (event.data === 'take-over') skipWaiting();
});

/** A path of the page's own, not a file and none of the server's. */
function isScreen(url) {
  const path = url.slice(registration.scope.length).split(/[?#]/)[0];
  return !/^(api|assets)\/|^(healthz|readyz|metrics)$|\.[^/]*$/.test(path) || path === 'index.html';
}

/** The page itself is asked for under many paths: it is told where its parts lie. */
async function screen() {
  const kept = await (await caches.open(CACHE)).match(at('index.html'));
  if (!kept) return fetch(at('index.html'));
  const html = (await kept.text()).replaceAll('="./', `="${new URL(registration.scope).pathname}`);
  return new Response(html, { headers: kept.headers });
}

async function large(request) {
  const cache = await caches.open(LARGE);
  const kept = await cache.match(request.url);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request.url, answer.clone());
  return answer;
}

const files = new Set(FILES.map(at));
const larges = new Set(LATER.map(at));

addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || !request.url.startsWith(registration.scope)) return;
  const url = request.url.split(/[?#]/)[0];
  if (request.mode === 'navigate') {
    if (isScreen(request.url)) event.respondWith(screen());
  } else if (larges.has(url)) event.respondWith(large(request));
  else if (files.has(url)) event.respondWith(caches.open(CACHE).then(async (cache) => (await cache.match(url)) ?? fetch(request)));
});
