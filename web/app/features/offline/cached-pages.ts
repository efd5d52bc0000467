export interface CachedPage {
  path: string;
  title: string;
  cachedAt: string;
}

/** Pages this device has kept, the one seen last first. The store is filled by the worker (`web/offline/worker`). */
export async function listCachedPages(): Promise<CachedPage[]> {
  if (!("caches" in window)) return [];
  const cache = await caches.open("pawhaven-pages");
  const pages = await Promise.all(
    (await cache.keys()).map(async ({ url }) => readCachedPage(url, await cache.match(url))),
  );
  return pages.filter((page) => page !== undefined).toReversed();
}

async function readCachedPage(url: string, response: Response | undefined): Promise<CachedPage | undefined> {
  if (!response) return undefined;
  const { pathname, search } = new URL(url);
  const title = /<title>(.*?)<\/title>/s.exec(await response.text())?.[1] ?? pathname;
  return { path: pathname + search, title: decodeTitle(title), cachedAt: response.headers.get("x-kept-at") ?? "" };
}

const htmlEntities: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'" };

/** The words of a title without the shop's name, as they were before they became HTML. */
const decodeTitle = (title: string): string =>
  title.replaceAll(/&[\w#]+;/g, (sign) => htmlEntities[sign] ?? sign).replace(/ · [^·]*$/, "");
