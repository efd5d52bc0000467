export interface KeptPage {
  path: string;
  title: string;
  seen: string;
}

/** Pages this device has kept, the one seen last first. The store is filled by the worker (`web/offline/worker`). */
export async function keptPages(): Promise<KeptPage[]> {
  if (!("caches" in window)) return [];
  const store = await caches.open("pawhaven-pages");
  const pages = await Promise.all((await store.keys()).map(async ({ url }) => read(url, await store.match(url))));
  return pages.filter((page) => page !== undefined).toReversed();
}

async function read(url: string, response: Response | undefined): Promise<KeptPage | undefined> {
  if (!response) return undefined;
  const { pathname, search } = new URL(url);
  const title = /<title>(.*?)<\/title>/s.exec(await response.text())?.[1] ?? pathname;
  return { path: pathname + search, title: plain(title), seen: response.headers.get("x-kept-at") ?? "" };
}

const signs: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#x27;": "'" };

/** The words of a title without the shop's name, as they were before they became HTML. */
const plain = (title: string): string =>
  title.replaceAll(/&[\w#]+;/g, (sign) => signs[sign] ?? sign).replace(/ · [^·]*$/, "");
