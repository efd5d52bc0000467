/** How long code that loads late may take. */
export const loadLimitMs = 120_000;

/**
 * As soon as a link is followed, Firefox ends what the page still loads. For as long as the next one usually needs, that does
 * not count as a failure, or the page that is being left would say so.
 */
const leavingMs = 1_000;

/** Rejects if the code has not arrived in time. */
export async function loadInTime<Loaded>(load: () => Promise<Loaded>, limitMs: number): Promise<Loaded> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Not loaded after ${limitMs} ms.`)), limitMs);
  });
  const loaded = load().catch(async (error: unknown) => {
    await new Promise((resolve) => setTimeout(resolve, leavingMs));
    throw error;
  });
  return Promise.race([loaded, limit]).finally(() => clearTimeout(timer));
}

/**
 * Loads code that could not be loaded before. Firefox does not request a module again that it could not load once, except
 * for a new document, so if the shop can be reached and it fails again, the page is reloaded.
 */
export async function loadAgain<Loaded>(load: () => Promise<Loaded>, limitMs: number): Promise<Loaded> {
  return loadInTime(load, limitMs).catch(async (error: unknown) => {
    if (await isShopReachable()) location.reload();
    throw error;
  });
}

const isShopReachable = () =>
  fetch(location.href, { method: "HEAD" }).then(
    () => true,
    () => false,
  );
