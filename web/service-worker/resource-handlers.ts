import { openCache } from "./cache-storage.ts";
import { imageBasePath } from "./request-kinds.ts";
import { cacheFirst, networkFirst } from "./strategies.ts";

/** Requested without credentials, so a cached reply never belongs to the signed-in user. */
export function handleCatalogue(event: FetchEvent): Promise<Response> {
  const { url, signal } = event.request;
  return networkFirst(event, "catalogue", new Request(url, { credentials: "omit", signal }));
}

export async function handleImage(event: FetchEvent): Promise<Response> {
  const response = await networkFirst(event, "images", event.request);
  return response.type === "error" ? ((await findOtherSize(event.request.url)) ?? response) : response;
}

async function findOtherSize(url: string): Promise<Response | undefined> {
  const cache = await openCache("images");
  const other = (await cache.keys()).find((cached) => imageBasePath(cached.url) === imageBasePath(url));
  return other && cache.match(other);
}

/** Takes the place of code that cannot be loaded: without it the page would stay blank. Never ends, or it would be used. */
const offlineRedirectScript =
  'location.assign("/offline?wanted=" + encodeURIComponent(location.pathname + location.search)); await new Promise(() => {});';

export const handleAsset = (url: string): Promise<Response> =>
  cacheFirst(url).catch(() =>
    url.endsWith(".js")
      ? new Response(offlineRedirectScript, { headers: { "content-type": "text/javascript" } })
      : Response.error(),
  );
