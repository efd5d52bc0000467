import { catalogueReply, fileOrWayOut, keepPage, otherPage, picture, readablePage, screenData } from "./answers.ts";
import { bannerScript, filesIn, type Kind, kindOf } from "./kinds.ts";
import { dropUnknownStores, forgetWhatWasSeen, keep, open, type Store } from "./stores.ts";

declare const self: ServiceWorkerGlobalScope;

/** Changes with every build, and this file with it: so browsers notice, and fetch the offline page anew. */
declare const buildId: string;

/** What the offline page needs is fetched whole or not at all; the one before stays until then. */
async function prepare(): Promise<void> {
  const offline = await fetch(`/offline?build=${buildId}`, { credentials: "omit" });
  if (!offline.ok) throw new Error(`The offline page answers ${offline.status}.`);
  const needed = [...filesIn(await offline.clone().text()), bannerScript];
  const shell = await open("shell");
  await shell.addAll(needed);
  await shell.put("/offline", offline);
  for (const { url } of await shell.keys())
    if (!["/offline", ...needed].includes(new URL(url).pathname)) await shell.delete(url);
  await self.skipWaiting();
}

async function takeOver(): Promise<void> {
  await self.registration.navigationPreload?.enable();
  await dropUnknownStores();
  await self.clients.claim();
}

/** A visitor's first page was loaded before there was a worker; the page tells what it has loaded. */
async function keepSeen([page, ...loaded]: string[]): Promise<void> {
  await Promise.allSettled([keepAgain(page ?? "", "navigate"), ...loaded.map((url) => keepAgain(url, "cors"))]);
}

const stores: Partial<Record<Kind, Store>> = {
  page: "pages",
  catalogue: "catalogue",
  picture: "pictures",
  file: "files",
};

async function keepAgain(url: string, mode: string): Promise<void> {
  const kind = kindOf({ method: "GET", mode, url }, self.origin);
  const store = kind && stores[kind];
  if (!store) return;
  const response = await fetch(url, { credentials: "omit" });
  if (!response.ok) return;
  await (store === "pages" ? keepPage(url, response) : keep(store, url, response));
}

function answer(event: FetchEvent): Promise<Response> | undefined {
  switch (kindOf(event.request, self.origin)) {
    case "page":
      return readablePage(event);
    case "other page":
      return otherPage(event);
    case "screen data":
      return screenData(event.request);
    case "catalogue":
      return catalogueReply(event);
    case "picture":
      return picture(event);
    case "file":
      return fileOrWayOut(event.request.url);
    default:
      return undefined;
  }
}

self.addEventListener("install", (event) => event.waitUntil(prepare()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("message", (event) => event.waitUntil(keepSeen(event.data as string[])));
self.addEventListener("fetch", (event) => {
  if (event.request.method === "POST" && event.request.url.endsWith("/api/logout"))
    event.waitUntil(forgetWhatWasSeen());
  const answered = answer(event);
  if (answered) event.respondWith(answered);
});
