import { useEffect } from "react";
import { useSite } from "../../lib/site.ts";

/**
 * A document keeps the policy it was loaded with, and only the checkout's lets Stripe's script in. Whoever walked here from
 * another page of the shop gets the checkout as a document of its own.
 */
export function useOwnDocument(): void {
  const { cards } = useSite();
  const needsOwn = cards?.provider === "stripe";
  useEffect(() => {
    if (needsOwn && !isOwnDocument()) window.location.replace("/checkout");
  }, [needsOwn]);
}

function isOwnDocument(): boolean {
  const [loaded] = performance.getEntriesByType("navigation");
  return !loaded || /^\/checkout(\/|$)/i.test(new URL(loaded.name).pathname);
}
