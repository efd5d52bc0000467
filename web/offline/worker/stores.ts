/** How much is kept of each kind; what was seen longest ago goes first. */
const limits = { pages: 60, catalogue: 60, pictures: 200, files: 300, shell: Infinity };

export type Store = keyof typeof limits;

const nameOf = (store: Store) => `pawhaven-${store}`;

export const open = (store: Store): Promise<Cache> => caches.open(nameOf(store));

/** Keeps an answer with the moment it was given. Putting it in again makes it the latest of its store. */
export async function keep(store: Store, url: string, response: Response): Promise<void> {
  const cache = await open(store);
  const headers = new Headers(response.headers);
  headers.set("x-kept-at", new Date().toISOString());
  // What is kept is unpacked already.
  headers.delete("content-encoding");
  headers.delete("content-length");
  await cache.put(url, new Response(await response.blob(), { status: response.status, headers }));
  const known = await cache.keys();
  for (const oldest of known.slice(0, Math.max(0, known.length - limits[store]))) await cache.delete(oldest);
}

export async function kept(store: Store, url: string): Promise<Response | undefined> {
  return (await open(store)).match(url, { ignoreVary: true });
}

/** After a sign-out nothing tells the next person at this device what the last one looked at. */
export async function forgetWhatWasSeen(): Promise<void> {
  for (const store of ["pages", "catalogue", "pictures"] as const) await caches.delete(nameOf(store));
}

/** Stores of an earlier worker that this one does not know. */
export async function dropUnknownStores(): Promise<void> {
  const known = new Set(Object.keys(limits).map((store) => nameOf(store as Store)));
  for (const name of await caches.keys()) if (!known.has(name)) await caches.delete(name);
}
