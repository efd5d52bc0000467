import type { AlreadyLoaded } from "./already-loaded.ts";
import { deleteBrowsingCaches } from "./cache-storage.ts";
import { activate, cacheAlreadyLoaded, precacheOfflinePage } from "./lifecycle.ts";
import { handleCacheablePage, handleRouteData, handleUncacheablePage } from "./page-handlers.ts";
import { classifyRequest, type RequestKind } from "./request-kinds.ts";
import { handleAsset, handleCatalogue, handleImage } from "./resource-handlers.ts";

declare const self: ServiceWorkerGlobalScope;

const handlers: Record<RequestKind, (event: FetchEvent) => Promise<Response>> = {
  "cacheable page": handleCacheablePage,
  "uncacheable page": ({ request }) => handleUncacheablePage(request),
  "route data": ({ request }) => handleRouteData(request),
  catalogue: handleCatalogue,
  image: handleImage,
  asset: ({ request }) => handleAsset(request.url),
};

self.addEventListener("install", (event) => event.waitUntil(precacheOfflinePage()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("message", (event) => event.waitUntil(cacheAlreadyLoaded(event.data as AlreadyLoaded)));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method === "POST" && request.url.endsWith("/api/logout")) event.waitUntil(deleteBrowsingCaches());
  const kind = classifyRequest(request, self.origin);
  if (kind) event.respondWith(handlers[kind](event));
});
