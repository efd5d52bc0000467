import { filesIn, pageOfData, pictureStem } from "./kinds.ts";
import { keep, kept, open, type Store } from "./stores.ts";

/** Only whole, good answers of our own are worth keeping; a redirect is not one. */
const isGood = (response: Response) => response.status === 200 && response.type === "basic" && !response.redirected;

/** Fresh while there is a connection, as last seen while there is none. */
export async function readablePage(event: FetchEvent): Promise<Response> {
  const { url } = event.request;
  try {
    const response = await fromNetwork(event);
    if (isGood(response)) event.waitUntil(keepPage(url, response.clone()));
    return response;
  } catch {
    return (await pageAsLastSeen(url)) ?? toOfflinePage(url);
  }
}

export async function otherPage(event: FetchEvent): Promise<Response> {
  try {
    return await fromNetwork(event);
  } catch {
    const { pathname } = new URL(event.request.url);
    return (pathname === "/offline" && (await kept("shell", "/offline"))) || toOfflinePage(event.request.url);
  }
}

/** The browser has sent the request already while the worker was waking up. */
async function fromNetwork(event: FetchEvent): Promise<Response> {
  return ((await event.preloadResponse) as Response | undefined) ?? fetch(event.request);
}

const toOfflinePage = (url: string): Response => {
  const { pathname, search } = new URL(url);
  return Response.redirect(`/offline?wanted=${encodeURIComponent(pathname + search)}`);
};

/** A page is kept together with the files it needs to come alive. */
export async function keepPage(url: string, response: Response): Promise<void> {
  const html = await response.clone().text();
  await keep("pages", url, response);
  await Promise.allSettled(filesIn(html).map((path) => file(new URL(path, url).href)));
}

/** The mark on the page tells the script in its head to say how old it is. A choice of gears that was never seen leads to all of them. */
async function pageAsLastSeen(url: string): Promise<Response | undefined> {
  const page = await kept("pages", url);
  if (page) {
    const html = await page.text();
    const seen = page.headers.get("x-kept-at") ?? "";
    return new Response(html.replace("<html", `<html data-seen="${seen}"`), { headers: page.headers });
  }
  const { pathname, search } = new URL(url);
  return search !== "" && (await kept("pages", pathname)) ? Response.redirect(pathname) : undefined;
}

/**
 * A screen that cannot get its data is opened as a page instead, which may be kept. This is how the router is told so by
 * whatever stands in front of the server.
 */
export async function screenData(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch {
    const headers = { "x-remix-redirect": pageOfData(request.url), "x-remix-reload-document": "true" };
    return new Response(null, { status: 204, headers });
  }
}

/** Asked in nobody's name, whoever is signed in: so the answer that is kept cannot be anybody's. */
export const catalogueReply = (event: FetchEvent): Promise<Response> => {
  const { url, signal } = event.request;
  return freshOrKept(event, "catalogue", new Request(url, { credentials: "omit", signal }));
};

export async function picture(event: FetchEvent): Promise<Response> {
  const answer = await freshOrKept(event, "pictures", event.request);
  return answer.type === "error" ? ((await inAnotherSize(event.request.url)) ?? answer) : answer;
}

async function inAnotherSize(url: string): Promise<Response | undefined> {
  const cache = await open("pictures");
  const other = (await cache.keys()).find((known) => pictureStem(known.url) === pictureStem(url));
  return other && cache.match(other);
}

async function freshOrKept(event: FetchEvent, store: Store, request: Request): Promise<Response> {
  try {
    const response = await fetch(request);
    if (isGood(response)) event.waitUntil(keep(store, request.url, response.clone()));
    return response;
  } catch {
    return (await kept(store, request.url)) ?? Response.error();
  }
}

/** The name carries a hash of the content, so what is kept is right. */
export async function file(url: string): Promise<Response> {
  const known = (await kept("files", url)) ?? (await kept("shell", url));
  if (known) return known;
  const response = await fetch(url);
  if (isGood(response)) await keep("files", url, response.clone());
  return response;
}

/** Without its code a screen could show nothing. What comes instead opens the offline page, and later leads back. */
const wayOut = 'location.assign("/offline?wanted=" + encodeURIComponent(location.pathname + location.search));';

export const fileOrWayOut = (url: string): Promise<Response> =>
  file(url).catch(() =>
    url.endsWith(".js") ? new Response(wayOut, { headers: { "content-type": "text/javascript" } }) : Response.error(),
  );
