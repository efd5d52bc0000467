import { useEffect } from "react";
import * as paths from "../../lib/paths.ts";
import { useSiteConfig } from "../../lib/site-config.ts";

/**
 * The Content Security Policy of a document never changes, and only that of the checkout allows Stripe's script. After
 * client-side navigation from another page, the checkout is therefore loaded as a new document.
 */
export function useFullDocumentLoad(): void {
  const { cards } = useSiteConfig();
  const needsFullLoad = cards?.provider === "stripe";
  useEffect(() => {
    if (needsFullLoad && !isCheckoutDocument()) window.location.replace(paths.checkout);
  }, [needsFullLoad]);
}

function isCheckoutDocument(): boolean {
  const [navigation] = performance.getEntriesByType("navigation");
  return !navigation || /^\/checkout(\/|$)/i.test(new URL(navigation.name).pathname);
}
