import {
  handleCatalogue,
  handleAsset,
  cachePage,
  handleUncacheablePage,
  handleImage,
  handleCacheablePage,
  handleRouteData,
} from "./handlers.ts";
import { offlineBannerScript, assetPathsIn, type RequestKind, classifyRequest } from "./request-kinds.ts";
import { deleteUnknownCaches, deleteBrowsingCaches, saveToCache, openCache, type CacheName } from "./cache-storage.ts";

declare const self: ServiceWorkerGlobalScope;

/** Changes with every build, and this file with it: so browsers notice, and fetch the offline page anew. */
declare const buildId: string;

/** What the offline page needs is fetched whole or not at all; the one before stays until then. */
async function precacheOfflinePage(): Promise<void> {
  const offlinePage = await fetch(`/offline?build=${buildId}`, { credentials: "omit" });
  if (!offlinePage.ok) throw new Error(`The offline page answers ${offlinePage.status}.`);
  const needed = [...assetPathsIn(await offlinePage.clone().text()), offlineBannerScript];
  const shell = await openCache("shell");
  await shell.addAll(needed);
  await shell.put("/offline", offlinePage);
  for (const { url } of await shell.keys())
    if (!["/offline", ...needed].includes(new URL(url).pathname)) await shell.delete(url);
  await self.skipWaiting();
}

async function activate(): Promise<void> {
  await self.registration.navigationPreload?.enable();
  await deleteUnknownCaches();
  await self.clients.claim();
}

/** A visitor's first page was loaded before there was a worker; the page tells what it has loaded. */
async function cacheAlreadyLoaded([page, ...loaded]: string[]): Promise<void> {
  await Promise.allSettled([
    fetchIntoCache(page ?? "", "navigate"),
    ...loaded.map((url) => fetchIntoCache(url, "cors")),
  ]);
}

const cacheByKind: Partial<Record<RequestKind, CacheName>> = {
  page: "pages",
  catalogue: "catalogue",
  picture: "pictures",
  file: "files",
};

async function fetchIntoCache(url: string, mode: string): Promise<void> {
  const kind = classifyRequest({ method: "GET", mode, url }, self.origin);
  const cacheName = kind && cacheByKind[kind];
  if (!cacheName) return;
  const response = await fetch(url, { credentials: "omit" });
  if (!response.ok) return;
  await (cacheName === "pages" ? cachePage(url, response) : saveToCache(cacheName, url, response));
}

function handleFetch(event: FetchEvent): Promise<Response> | undefined {
  switch (classifyRequest(event.request, self.origin)) {
    case "page":
      return handleCacheablePage(event);
    case "other page":
      return handleUncacheablePage(event);
    case "screen data":
      return handleRouteData(event.request);
    case "catalogue":
      return handleCatalogue(event);
    case "picture":
      return handleImage(event);
    case "file":
      return handleAsset(event.request.url);
    default:
      return undefined;
  }
}

self.addEventListener("install", (event) => event.waitUntil(precacheOfflinePage()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("message", (event) => event.waitUntil(cacheAlreadyLoaded(event.data as string[])));
self.addEventListener("fetch", (event) => {
  if (event.request.method === "POST" && event.request.url.endsWith("/api/logout"))
    event.waitUntil(deleteBrowsingCaches());
  const answered = handleFetch(event);
  if (answered) event.respondWith(answered);
});
