import { queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";

export const addressesQuery = queryOptions({
  queryKey: ["addresses"],
  queryFn: ({ signal }) => api.listAddresses(undefined, { signal }),
});
