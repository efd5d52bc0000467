import type { CacheName } from "./cache-names.ts";
import { readFromCache, saveToCache } from "./cache-storage.ts";

/** Only complete responses of our own origin are cached; a redirect is not one. */
export const isCacheable = (response: Response) =>
  response.status === 200 && response.type === "basic" && !response.redirected;

export async function networkFirst(event: FetchEvent, cacheName: CacheName, request: Request): Promise<Response> {
  try {
    const response = await fetch(request);
    if (isCacheable(response)) event.waitUntil(saveToCache(cacheName, request.url, response.clone()));
    return response;
  } catch {
    return (await readFromCache(cacheName, request.url)) ?? Response.error();
  }
}

/** For assets: their names contain a hash of the content, so a cached one is never stale. */
export async function cacheFirst(url: string): Promise<Response> {
  const cached = (await readFromCache("assets", url)) ?? (await readFromCache("offline", url));
  if (cached) return cached;
  const response = await fetch(url);
  if (isCacheable(response)) await saveToCache("assets", url, response.clone());
  return response;
}
