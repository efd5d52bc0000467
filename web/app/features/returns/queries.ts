import { queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";

/** Under the order's key, so that a change of the order refreshes it too. */
export const orderReturnsQuery = (id: string) =>
  queryOptions({
    queryKey: ["orders", id, "returns"],
    queryFn: ({ signal }) => api.listReturns({ params: { id } }, { signal }),
  });
