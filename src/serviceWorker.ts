import { LIST_PATH } from './publicAddresses';
import { PrecacheController } from 'workbox-precaching/PrecacheController';

declare const self: ServiceWorkerGlobalScope;
/** Set by the build: its files, a name made from all of them, and the scripts that each page starts. */
declare const FILES: { url: string; revision: string | null; integrity?: string }[];
declare const BUILD: string;
declare const SCRIPTS: string[];

const scope = self.registration.scope;
const prefix = `to-do-list ${scope} `;
// A cache for each build, so that an open page finds the files of its own build.
const precache = new PrecacheController({
  cacheName: prefix + BUILD,
  plugins: [{ requestWillFetch: pastBrowserCache, cacheWillUpdate: onlyOwnPages }],
});
precache.addToCacheList(FILES);

self.addEventListener('install', (event) => {
  // One wrong answer fails the installation, and the former build stays. A sign-in page cached in
  // place of a script would break every visit until the next build.
  void precache.install(event);
  // Open pages keep their build, and the next reload of any of them is answered by this one.
  void self.skipWaiting();
});

self.addEventListener('activate', (event) => event.waitUntil(deleteFormerBuilds()));

self.addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  if (method !== 'GET' || !url.startsWith(scope)) return;
  const path = new URL(url).pathname.slice(new URL(scope).pathname.length);
  // Only the network answers, so that an offline visitor learns that loading has failed.
  if (path === 'exampleTasks.json') return;
  if (mode === 'navigate' && !precache.getCacheKeyForURL(scope + path)) {
    event.respondWith(page(path));
    event.waitUntil(deleteFormerBuilds());
    event.waitUntil(refill(event));
  } else event.respondWith(file(path, event.request));
});

/** The page made for this address, or the bare shell, which finds out its address by itself. */
async function page(path: string): Promise<Response> {
  const name = path.replace(/\/$/, '') || LIST_PATH.slice(1);
  const cached = await precache.matchPrecache(`${scope}${name}.html`);
  return cached ?? (await precache.matchPrecache(`${scope}shell.html`)) ?? fetch(scope + path);
}

/** By path alone, because a retry has a query of its own; then from any build that is still cached. */
async function file(path: string, request: Request): Promise<Response> {
  const cached = await precache.matchPrecache(scope + path);
  return cached ?? (await caches.match(scope + path)) ?? fetch(request);
}

/** The browser's own cache may hold a wrong answer under the name of a file for a year. */
async function pastBrowserCache({ request }: { request: Request }): Promise<Request> {
  return new Request(request, { cache: 'no-cache' });
}

/** Checks a page by the scripts it starts. It has no integrity, because hosts add to pages. */
async function onlyOwnPages({ request, response }: { request: Request; response: Response }) {
  if (!response.ok) return null;
  if (!new URL(request.url).pathname.endsWith('.html')) return response;
  const text = await response.clone().text();
  return SCRIPTS.every((address) => text.includes(address)) ? response : null;
}

/** Fetches the files again that the visitor or the browser has deleted. */
async function refill(event: FetchEvent): Promise<void> {
  const cache = await caches.open(prefix + BUILD);
  if ((await cache.keys()).length >= FILES.length) return;
  // Workbox fetches missing files only for an event of this type.
  const asInstallation = Object.defineProperty(event, 'type', { value: 'install' });
  // Without a network, or with another build at the host, the next visit tries again.
  await precache.install(asInstallation).catch(() => {});
}

/** Only when no window is open, because one of a former build may still request its files. */
async function deleteFormerBuilds(): Promise<void> {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (windows.some(({ url }) => url.startsWith(scope))) return;
  const names = await caches.keys();
  // Every cache but this one is of a former build, unless the next one is being installed. Checked after
  // the names were read, so that a build that starts installing later is not among them.
  if (self.registration.installing || self.registration.waiting) return;
  const former = names.filter((name) => name.startsWith(prefix) && name !== prefix + BUILD);
  await Promise.all(former.map((name) => caches.delete(name)));
}
