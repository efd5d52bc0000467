import { queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";

export const wishlistQuery = queryOptions({
  queryKey: ["wishlist"],
  queryFn: async ({ signal }) => (await api.listWishlist(undefined, { signal })).items,
});

export const stockAlertsQuery = queryOptions({
  queryKey: ["stock-alerts"],
  queryFn: async ({ signal }) => (await api.listStockAlerts(undefined, { signal })).items,
});
