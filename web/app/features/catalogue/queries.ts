import { queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { type GearShopParams, pageQueryOf } from "./gear-shop-params.ts";
import { gearsFromReply, loadGears } from "./load-gears.ts";

export const gearsQuery = queryOptions({
  queryKey: ["gears"],
  queryFn: async ({ signal }) => gearsFromReply(await api.listGears(undefined, { signal })),
});

export const gearViewQuery = (params: GearShopParams) =>
  queryOptions({
    queryKey: ["gears", "view", pageQueryOf(params)],
    queryFn: ({ signal }) => loadGears(api, params, signal),
  });

export const shopSearchQuery = (text: string) =>
  queryOptions({
    queryKey: ["search", text],
    queryFn: ({ signal }) => api.searchShop({ query: { q: text } }, { signal }),
  });

export const gearQuery = (id: number) =>
  queryOptions({
    queryKey: ["gears", id],
    queryFn: ({ signal }) => api.getGear({ params: { id } }, { signal }),
  });
