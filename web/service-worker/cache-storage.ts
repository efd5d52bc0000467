/** How much is kept of each kind; what was seen longest ago goes first. */
const maxEntries = { pages: 60, catalogue: 60, pictures: 200, files: 300, shell: Infinity };

export type CacheName = keyof typeof maxEntries;

const fullCacheName = (cacheName: CacheName) => `pawhaven-${cacheName}`;

export const openCache = (cacheName: CacheName): Promise<Cache> => caches.open(fullCacheName(cacheName));

/** Keeps an answer with the moment it was given. Putting it in again makes it the latest of its store. */
export async function saveToCache(cacheName: CacheName, url: string, response: Response): Promise<void> {
  const cache = await openCache(cacheName);
  const headers = new Headers(response.headers);
  headers.set("x-kept-at", new Date().toISOString());
  // What is kept is unpacked already.
  headers.delete("content-encoding");
  headers.delete("content-length");
  await cache.put(url, new Response(await response.blob(), { status: response.status, headers }));
  const entries = await cache.keys();
  for (const oldest of entries.slice(0, Math.max(0, entries.length - maxEntries[cacheName])))
    await cache.delete(oldest);
}

export async function readFromCache(cacheName: CacheName, url: string): Promise<Response | undefined> {
  return (await openCache(cacheName)).match(url, { ignoreVary: true });
}

/** After a sign-out nothing tells the next person at this device what the last one looked at. */
export async function deleteBrowsingCaches(): Promise<void> {
  for (const cacheName of ["pages", "catalogue", "pictures"] as const) await caches.delete(fullCacheName(cacheName));
}

/** Stores of an earlier worker that this one does not know. */
export async function deleteUnknownCaches(): Promise<void> {
  const known = new Set(Object.keys(maxEntries).map((store) => fullCacheName(store as CacheName)));
  for (const name of await caches.keys()) if (!known.has(name)) await caches.delete(name);
}
