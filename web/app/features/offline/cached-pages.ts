import { cachedAtHeader, fullCacheName } from "../../../service-worker/cache-names.ts";

export interface CachedPage {
  path: string;
  title: string;
  cachedAt: string;
}

/** The pages that the service worker has cached on this device, most recent first. */
export async function listCachedPages(): Promise<CachedPage[]> {
  if (!("caches" in window)) return [];
  const cache = await caches.open(fullCacheName("pages"));
  const pages = await Promise.all(
    (await cache.keys()).map(async ({ url }) => readCachedPage(url, await cache.match(url))),
  );
  return pages.filter((page) => page !== undefined).toReversed();
}

async function readCachedPage(url: string, response: Response | undefined): Promise<CachedPage | undefined> {
  const cachedAt = response?.headers.get(cachedAtHeader);
  if (!response || !cachedAt) return undefined;
  const { pathname, search } = new URL(url);
  const title = /<title>(.*?)<\/title>/s.exec(await response.text())?.[1] ?? pathname;
  return { path: pathname + search, title: decodeTitle(title), cachedAt };
}

const htmlEntities: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'" };

/** Decodes the entities that React writes, and drops the name of the shop. */
const decodeTitle = (title: string): string =>
  title.replaceAll(/&[\w#]+;/g, (entity) => htmlEntities[entity] ?? entity).replace(/ · [^·]*$/, "");
