import type { CacheName } from "./cache-names.ts";
import { deleteUnknownCaches, openCache, saveToCache } from "./cache-storage.ts";
import type { AlreadyLoaded } from "./already-loaded.ts";
import { cachePage } from "./page-handlers.ts";
import { assetPathsIn, classifyRequest, offlineBannerPath, type RequestKind } from "./request-kinds.ts";

declare const self: ServiceWorkerGlobalScope;

/** Set by the build. It changes this file with every build, so browsers install the new worker and its offline page. */
declare const buildId: string;

/** Either everything the offline page needs is cached, or the installation fails and the old worker stays. */
export async function precacheOfflinePage(): Promise<void> {
  const offlinePage = await fetch(`/offline?build=${buildId}`, { credentials: "omit" });
  if (!offlinePage.ok) throw new Error(`The offline page failed with status ${offlinePage.status}.`);
  const needed = [...assetPathsIn(await offlinePage.clone().text()), offlineBannerPath];
  const cache = await openCache("offline");
  await cache.addAll(needed);
  await cache.put("/offline", offlinePage);
  await deleteAllBut(cache, ["/offline", ...needed]);
  await self.skipWaiting();
}

async function deleteAllBut(cache: Cache, paths: readonly string[]): Promise<void> {
  for (const { url } of await cache.keys()) if (!paths.includes(new URL(url).pathname)) await cache.delete(url);
}

/**
 * With preload the browser also requests the pages that this worker leaves to it: twice, which uses up one-time URLs. The setting
 * outlives the worker that made it, so this undoes that of older versions. Firefox loses the offline page to it.
 */
const disableNavigationPreload = async () => self.registration.navigationPreload?.disable();

export async function activate(): Promise<void> {
  await disableNavigationPreload();
  await deleteUnknownCaches();
  await self.clients.claim();
}

export async function cacheAlreadyLoaded({ page, resources }: AlreadyLoaded): Promise<void> {
  await Promise.allSettled([
    page && fetchIntoCache(page, "navigate"),
    ...resources.map((url) => fetchIntoCache(url, "cors")),
  ]);
}

const cacheByKind: Partial<Record<RequestKind, CacheName>> = {
  "cacheable page": "pages",
  catalogue: "catalogue",
  image: "images",
  asset: "assets",
};

async function fetchIntoCache(url: string, mode: string): Promise<void> {
  const kind = classifyRequest({ method: "GET", mode, url }, self.origin);
  const cacheName = kind && cacheByKind[kind];
  if (!cacheName) return;
  const response = await fetch(url, { credentials: "omit" });
  if (!response.ok) return;
  await (cacheName === "pages" ? cachePage(url, response) : saveToCache(cacheName, url, response));
}
