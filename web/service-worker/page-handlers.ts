import { cachedAtHeader } from "./cache-names.ts";
import { readFromCache, saveToCache } from "./cache-storage.ts";
import { assetPathsIn, pageForRouteData } from "./request-kinds.ts";
import { cacheFirst, isCacheable } from "./strategies.ts";

/** Network first, then the cached page, then the offline page. */
export async function handleCacheablePage(event: FetchEvent): Promise<Response> {
  const { url } = event.request;
  try {
    const response = await fetch(event.request);
    if (isCacheable(response)) event.waitUntil(cachePage(url, response.clone()));
    return response;
  } catch {
    return (await findCachedPage(url)) ?? redirectToOfflinePage(url);
  }
}

export async function handleUncacheablePage(request: Request): Promise<Response> {
  const { url } = request;
  try {
    return await fetch(request);
  } catch {
    const offlinePage = new URL(url).pathname === "/offline" && (await readFromCache("offline", "/offline"));
    return offlinePage || redirectToOfflinePage(url);
  }
}

function redirectToOfflinePage(url: string): Response {
  const { pathname, search } = new URL(url);
  return Response.redirect(`/offline?wanted=${encodeURIComponent(pathname + search)}`);
}

/** A page needs its assets to hydrate, so they are cached first. */
export async function cachePage(url: string, response: Response): Promise<void> {
  const html = await response.clone().text();
  await Promise.allSettled(assetPathsIn(html).map((path) => cacheFirst(new URL(path, url).href)));
  await saveToCache("pages", url, response);
}

/** A filtered list that is not cached falls back to the unfiltered one. */
async function findCachedPage(url: string): Promise<Response | undefined> {
  const page = await readFromCache("pages", url);
  if (page) return markAsCached(page);
  const { pathname, search } = new URL(url);
  return search !== "" && (await readFromCache("pages", pathname)) ? Response.redirect(pathname) : undefined;
}

/** The attribute makes the head script show how old the page is. */
async function markAsCached(page: Response): Promise<Response> {
  const html = await page.text();
  const cachedAt = page.headers.get(cachedAtHeader) ?? "";
  return new Response(html.replace("<html", `<html data-cached-at="${cachedAt}"`), { headers: page.headers });
}

/** Without its data a route is opened as a page, which may be cached. The headers are the router's own for such a redirect. */
export async function handleRouteData(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    const headers = { "x-remix-redirect": pageForRouteData(request.url), "x-remix-reload-document": "true" };
    return new Response(null, { status: 204, headers });
  }
}
