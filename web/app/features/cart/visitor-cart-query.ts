import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import type { VisitorLine } from "../../lib/visitor-cart.ts";

/** What the lines of the browser cost now. */
export const visitorCartQuery = (lines: VisitorLine[]) =>
  queryOptions({
    queryKey: ["visitor-cart", lines],
    queryFn: ({ signal }) => api.priceVisitorCart({ body: { lines } }, { signal }),
    placeholderData: keepPreviousData,
  });
