import { cachedAtHeader, type CacheName, fullCacheName } from "./cache-names.ts";

const maxEntries: Record<CacheName, number> = { pages: 60, catalogue: 60, images: 200, assets: 300, offline: Infinity };

export const openCache = (cacheName: CacheName): Promise<Cache> => caches.open(fullCacheName(cacheName));

export async function saveToCache(cacheName: CacheName, url: string, response: Response): Promise<void> {
  const cache = await openCache(cacheName);
  const headers = new Headers(response.headers);
  headers.set(cachedAtHeader, new Date().toISOString());
  // The body is stored decoded.
  headers.delete("content-encoding");
  headers.delete("content-length");
  await cache.put(url, new Response(await response.blob(), { status: response.status, headers }));
  await evictOldest(cache, maxEntries[cacheName]);
}

/** Entries are listed in the order of their last `put`. */
async function evictOldest(cache: Cache, limit: number): Promise<void> {
  const entries = await cache.keys();
  for (const oldest of entries.slice(0, Math.max(0, entries.length - limit))) await cache.delete(oldest);
}

export async function readFromCache(cacheName: CacheName, url: string): Promise<Response | undefined> {
  return (await openCache(cacheName)).match(url, { ignoreVary: true });
}

/** After sign-out the next person at this device cannot see what the last one viewed. */
export async function deleteBrowsingCaches(): Promise<void> {
  for (const cacheName of ["pages", "catalogue", "images"] as const) await caches.delete(fullCacheName(cacheName));
}

/** Left by an earlier version of the worker. */
export async function deleteUnknownCaches(): Promise<void> {
  const known = new Set(Object.keys(maxEntries).map((cacheName) => fullCacheName(cacheName as CacheName)));
  for (const name of await caches.keys()) if (!known.has(name)) await caches.delete(name);
}
