import { assetPathsIn, pageForRouteData, imageBasePath } from "./request-kinds.ts";
import { saveToCache, readFromCache, openCache, type CacheName } from "./cache-storage.ts";

/** Only whole, good answers of our own are worth keeping; a redirect is not one. */
const isCacheable = (response: Response) =>
  response.status === 200 && response.type === "basic" && !response.redirected;

/** Fresh while there is a connection, as last seen while there is none. */
export async function handleCacheablePage(event: FetchEvent): Promise<Response> {
  const { url } = event.request;
  try {
    const response = await fetchFromNetwork(event);
    if (isCacheable(response)) event.waitUntil(cachePage(url, response.clone()));
    return response;
  } catch {
    return (await findCachedPage(url)) ?? redirectToOfflinePage(url);
  }
}

export async function handleUncacheablePage(event: FetchEvent): Promise<Response> {
  try {
    return await fetchFromNetwork(event);
  } catch {
    const { pathname } = new URL(event.request.url);
    return (
      (pathname === "/offline" && (await readFromCache("shell", "/offline"))) ||
      redirectToOfflinePage(event.request.url)
    );
  }
}

/** The browser has sent the request already while the worker was waking up. */
async function fetchFromNetwork(event: FetchEvent): Promise<Response> {
  return ((await event.preloadResponse) as Response | undefined) ?? fetch(event.request);
}

const redirectToOfflinePage = (url: string): Response => {
  const { pathname, search } = new URL(url);
  return Response.redirect(`/offline?wanted=${encodeURIComponent(pathname + search)}`);
};

/** A page is kept together with the files it needs to come alive. */
export async function cachePage(url: string, response: Response): Promise<void> {
  const html = await response.clone().text();
  await saveToCache("pages", url, response);
  await Promise.allSettled(assetPathsIn(html).map((path) => cacheFirst(new URL(path, url).href)));
}

/** The mark on the page tells the script in its head to say how old it is. A choice of gears that was never seen leads to all of them. */
async function findCachedPage(url: string): Promise<Response | undefined> {
  const page = await readFromCache("pages", url);
  if (page) {
    const html = await page.text();
    const cachedAt = page.headers.get("x-kept-at") ?? "";
    return new Response(html.replace("<html", `<html data-seen="${cachedAt}"`), { headers: page.headers });
  }
  const { pathname, search } = new URL(url);
  return search !== "" && (await readFromCache("pages", pathname)) ? Response.redirect(pathname) : undefined;
}

/**
 * A screen that cannot get its data is opened as a page instead, which may be kept. This is how the router is told so by
 * whatever stands in front of the server.
 */
export async function handleRouteData(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    const headers = { "x-remix-redirect": pageForRouteData(request.url), "x-remix-reload-document": "true" };
    return new Response(null, { status: 204, headers });
  }
}

/** Asked in nobody's name, whoever is signed in: so the answer that is kept cannot be anybody's. */
export const handleCatalogue = (event: FetchEvent): Promise<Response> => {
  const { url, signal } = event.request;
  return networkFirst(event, "catalogue", new Request(url, { credentials: "omit", signal }));
};

export async function handleImage(event: FetchEvent): Promise<Response> {
  const response = await networkFirst(event, "pictures", event.request);
  return response.type === "error" ? ((await findOtherSize(event.request.url)) ?? response) : response;
}

async function findOtherSize(url: string): Promise<Response | undefined> {
  const cache = await openCache("pictures");
  const other = (await cache.keys()).find((known) => imageBasePath(known.url) === imageBasePath(url));
  return other && cache.match(other);
}

async function networkFirst(event: FetchEvent, cacheName: CacheName, request: Request): Promise<Response> {
  try {
    const response = await fetch(request);
    if (isCacheable(response)) event.waitUntil(saveToCache(cacheName, request.url, response.clone()));
    return response;
  } catch {
    return (await readFromCache(cacheName, request.url)) ?? Response.error();
  }
}

/** The name carries a hash of the content, so what is kept is right. */
export async function cacheFirst(url: string): Promise<Response> {
  const cached = (await readFromCache("files", url)) ?? (await readFromCache("shell", url));
  if (cached) return cached;
  const response = await fetch(url);
  if (isCacheable(response)) await saveToCache("files", url, response.clone());
  return response;
}

/** Without its code a screen could show nothing. What comes instead opens the offline page, and later leads back. */
const offlineRedirectScript =
  'location.assign("/offline?wanted=" + encodeURIComponent(location.pathname + location.search));';

export const handleAsset = (url: string): Promise<Response> =>
  cacheFirst(url).catch(() =>
    url.endsWith(".js")
      ? new Response(offlineRedirectScript, { headers: { "content-type": "text/javascript" } })
      : Response.error(),
  );
