import type { searchEndpoints } from "@pawhaven/contract";
import type { Handlers } from "../../platform/http/mount-endpoints.ts";
import { type SearchContext, searchShop } from "./search-shop.ts";

export const searchRoutes = (context: SearchContext): Handlers<typeof searchEndpoints> => ({
  searchShop: ({ query }) => searchShop(context, query.q),
});
