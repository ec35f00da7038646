/**
 * The service worker of the scorers' page only stores the files of its build on the device, so that the page opens without
 * a network. It does not handle calls of the API (docs/decisions/0053-without-a-network.md).
 */
declare const self: ServiceWorkerGlobalScope;

// The file must be a module, so that it can declare its own `self`.
export {};

/** The build inserts this object (web/build/score-worker.ts). */
declare const SCORE_BUILD: {
  readonly version: string;
  /** The SHA-384 hash of the page, with which the browser checks the page that it receives. */
  readonly integrity: string;
  /** The addresses of all files of the build except the page and this worker. */
  readonly files: readonly string[];
};

const { version, integrity, files } = SCORE_BUILD;

const PAGE = '/score';
const PREFIX = 'score-';
const CACHE = `${PREFIX}${version}`;

/** The previous build stays cached too, for a page that is still open. */
const KEPT_BUILDS = 2;

/**
 * Caches all files of the build or none. If the server already has the page of a newer deploy, nothing is cached, and the
 * next attempt gets the newer worker too.
 */
async function keepBuild(): Promise<void> {
  const cache = await caches.open(CACHE);
  const page = new Request(PAGE, { integrity, cache: 'no-cache' });
  await cache.addAll([page, ...files]);
}

/** An interrupted installation leaves an empty cache behind. */
async function isWhole(name: string): Promise<boolean> {
  return (await caches.match(PAGE, { cacheName: name, ignoreVary: true })) !== undefined;
}

async function removeOldBuilds(): Promise<void> {
  // The browser lists caches in the order of their creation, so the newest build is the last.
  const others = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== CACHE);
  const areWhole = await Promise.all(others.map(isWhole));
  const kept = others.filter((_, index) => areWhole[index]).slice(1 - KEPT_BUILDS);
  await Promise.all(others.filter((name) => !kept.includes(name)).map((name) => caches.delete(name)));
}

/**
 * Answers with the page of this build, and with the files of any cached build, because an open page may need those of its
 * own build.
 */
async function answer(request: Request): Promise<Response> {
  const isPage = request.mode === 'navigate';
  // The Vary header concerns only the compression, so it does not matter for cached files.
  const kept = isPage
    ? await caches.match(PAGE, { cacheName: CACHE, ignoreVary: true })
    : await caches.match(request, { ignoreVary: true });
  return kept ?? fetch(request);
}

self.addEventListener('install', (event) => {
  // An open page continues with the code that it has loaded; the next page that is opened has the new code.
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
