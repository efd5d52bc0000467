import { useEffect } from "react";
import * as paths from "../../lib/paths.ts";
import { useSiteConfig } from "../../lib/site-config.ts";

/**
 * A document keeps the policy it was loaded with, and only the checkout's lets Stripe's script in. Whoever walked here from
 * another page of the shop gets the checkout as a document of its own.
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
