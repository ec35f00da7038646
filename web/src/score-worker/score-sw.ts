/**
 * The service worker of the scorers' page: it keeps the files of its build on the device, so that the page opens without a
 * network, and does nothing else. Calls of the API pass it by (docs/decisions/0053-without-a-network.md).
 */
declare const self: ServiceWorkerGlobalScope;

// A module, so that `self` is its own.
export {};

/** Put in by the build (web/build/score-worker.ts). */
declare const SCORE_BUILD: {
  readonly version: string;
  /** The digest of the page, as a browser checks it. */
  readonly integrity: string;
  /** Everything else that the build consists of. */
  readonly files: readonly string[];
};

const { version, integrity, files } = SCORE_BUILD;

const PAGE = '/score';
const PREFIX = 'score-';
const CACHE = `${PREFIX}${version}`;

/** This build, and the one before it for a page that is still open. */
const KEPT_BUILDS = 2;

/** All or nothing: should the page be that of another deploy already, nothing is kept, and the next attempt gets its worker too. */
async function keepBuild(): Promise<void> {
  const cache = await caches.open(CACHE);
  const page = new Request(PAGE, { integrity, cache: 'no-cache' });
  await cache.addAll([page, ...files]);
}

/** An installation that was cut off has left nothing but a name. */
async function isWhole(name: string): Promise<boolean> {
  return (await caches.match(PAGE, { cacheName: name, ignoreVary: true })) !== undefined;
}

async function removeOldBuilds(): Promise<void> {
  // In the order in which they were made.
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  const areWhole = await Promise.all(others.map(isWhole));
  const kept = others.filter((_, index) => areWhole[index]).slice(1 - KEPT_BUILDS);
  await Promise.all(others.filter((name) => !kept.includes(name)).map((name) => caches.delete(name)));
}

/** The page of this build; a page that is open already gets the files of its own. */
async function answer(request: Request): Promise<Response> {
  const isPage = request.mode === 'navigate';
  // What a Vary header names is how the bytes were packed.
  const kept = isPage
    ? await caches.match(PAGE, { cacheName: CACHE, ignoreVary: true })
    : await caches.match(request, { ignoreVary: true });
  return kept ?? fetch(request);
}

self.addEventListener('install', (event) => {
  // A page that is open goes on with its code; the next one that is opened has the new.
  event.waitUntil(keepBuild().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(removeOldBuilds().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  const isOurs = request.mode === 'navigate' ? pathname === PAGE : pathname.startsWith('/assets/');
  if (isOurs) event.respondWith(answer(request));
});
