import { queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { tryMerge } from "./try-merge.tsx";

export const cartQuery = queryOptions({
  queryKey: ["cart"],
  queryFn: async ({ signal }) => {
    // Right after a sign-in the cart of the browser may still be on its way.
    await tryMerge();
    return api.getCart(undefined, { signal });
  },
});

/** Below the key of the cart: whatever changes the cart changes what it costs with a code. */
export const discountedCartQuery = (code: string) =>
  queryOptions({
    queryKey: [...cartQuery.queryKey, "code", code],
    queryFn: ({ signal }) => api.checkDiscountCode({ body: { code } }, { signal }),
  });
