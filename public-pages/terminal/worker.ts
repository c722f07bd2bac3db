// The service worker of the wall terminal: caches one complete version of its page, which opens offline and changes only on command.

/** Replaced by the build: every file of the page, and the version's name. */
declare const __FILES__: readonly string[];
declare const __VERSION__: string;

type Lasting = Event & { waitUntil(work: Promise<unknown>): void };
type Fetching = Lasting & { readonly request: Request; respondWith(answer: Promise<Response>): void };
const worker = self as Window & typeof globalThis & { skipWaiting(): Promise<void>; clients: { claim(): Promise<void> } };

const cacheName = `registration terminal ${__VERSION__}`;
const shell = '/registration_terminal_page/';

const keep = async () => {
  const cache = await caches.open(cacheName);
  await cache.addAll([...__FILES__, new Request(shell, { cache: 'no-store', credentials: 'omit' })]);
};
const takeOver = async () => {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith('registration terminal') && name !== cacheName).map((name) => caches.delete(name)),
  );
  await worker.clients.claim();
};
const answer = async (key: string, request: Request): Promise<Response> => {
  const cachedPage = await (await caches.open(cacheName)).match(key);
  return cachedPage ?? fetch(request);
};

addEventListener('install', (event) => (event as Lasting).waitUntil(keep()));
addEventListener('activate', (event) => (event as Lasting).waitUntil(takeOver()));
addEventListener('message', ({ data }) => void (data === 'take over' && worker.skipWaiting()));
addEventListener('fetch', (event) => {
  const fetching = event as Fetching;
  const { request } = fetching;
  const { pathname, origin } = new URL(request.url);
  if (origin !== location.origin || request.method !== 'GET') return;
  if (request.mode === 'navigate') fetching.respondWith(answer(shell, request));
  else if (pathname.startsWith('/assets/')) fetching.respondWith(answer(pathname, request));
});
