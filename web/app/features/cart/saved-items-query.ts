import { queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";

/** Apart from the other queries of the cart, which public pages load. */
export const savedItemsQuery = queryOptions({
  queryKey: ["saved-items"],
  queryFn: async ({ signal }) => (await api.listSavedItems(undefined, { signal })).items,
});
