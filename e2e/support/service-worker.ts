import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";

/** Opens a page and waits until the service worker answers its requests. */
export async function openWithServiceWorker(page: Page, url: string) {
  await page.goto(url);
  await expectServiceWorker(page);
}

export const expectServiceWorker = (page: Page) =>
  expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe("activated");

/** Whether the browser requests every page that is opened by itself too, while it starts the worker. */
export const isNavigationPreloadEnabled = (page: Page) =>
  page.evaluate(async () => {
    const { navigationPreload } = await navigator.serviceWorker.ready;
    return (await navigationPreload.getState()).enabled;
  });

/** The paths of all entries in all caches of the service worker. */
export const cachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const entries = await Promise.all(stores.map((store) => store.keys()));
    return entries.flat().map(({ url }) => url.slice(location.origin.length));
  });
