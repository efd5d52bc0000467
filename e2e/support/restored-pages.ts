import type { Page } from "@playwright/test";

const storageKey = "restored-pages";

/** Must be called before the page is opened. Outlives reloads, which the site itself may do after a page was restored. */
export const recordRestoredPages = (page: Page) =>
  page.addInitScript((key) => {
    window.addEventListener("pageshow", ({ persisted }) => {
      const paths = JSON.parse(sessionStorage.getItem(key) ?? "[]") as string[];
      if (persisted) sessionStorage.setItem(key, JSON.stringify([...paths, location.pathname]));
    });
  }, storageKey);

/** The paths of all pages that Back or Forward has brought from the back/forward cache; none while the next page is loading. */
export const restoredPages = (page: Page) =>
  page
    .evaluate((key) => JSON.parse(sessionStorage.getItem(key) ?? "[]") as string[], storageKey)
    .catch((): string[] => []);

/** Playwright waits in vain for a restored page to load. */
export const goBack = (page: Page) => page.goBack({ waitUntil: "commit" });
