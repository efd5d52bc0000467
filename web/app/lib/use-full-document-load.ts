import { useEffect } from "react";

/**
 * The Content Security Policy of a document never changes, and some pages alone allow what they show: the checkout Stripe's
 * script, the Contact page the host of its map. After client-side navigation from another page, such a page is therefore
 * loaded as a new document. Tells whether it is one; before that, the page must not ask for what is not allowed yet.
 */
export function useFullDocumentLoad(path: string, isNeeded = true): boolean {
  const isReady = !isNeeded || isDocumentOf(path);
  useEffect(() => {
    // With `replace`, an address with a hash would not load anything.
    if (!isReady) window.location.reload();
  }, [isReady]);
  return isReady;
}

function isDocumentOf(path: string): boolean {
  if (typeof window === "undefined") return true;
  const [navigation] = performance.getEntriesByType("navigation");
  if (!navigation) return true;
  const loaded = new URL(navigation.name).pathname.toLowerCase();
  return loaded === path || loaded.startsWith(`${path}/`);
}
