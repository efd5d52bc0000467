export type CacheName = "pages" | "catalogue" | "images" | "assets" | "offline";

/** Increase when the format of entries changes: the worker deletes the caches of every other version. */
const version = 2;

export const fullCacheName = (cacheName: CacheName) => `pawhaven-v${version}-${cacheName}`;

/** Set by the worker on every cached response; the offline page reads it. */
export const cachedAtHeader = "x-cached-at";
