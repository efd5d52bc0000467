import { queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";

export const cartQuery = queryOptions({
  queryKey: ["cart"],
  queryFn: ({ signal }) => api.getCart(undefined, { signal }),
});
