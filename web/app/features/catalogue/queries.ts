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

export const gearSuggestionsQuery = (text: string) =>
  queryOptions({
    queryKey: ["gears", "suggestions", text],
    queryFn: ({ signal }) => api.suggestGears({ query: { q: text, limit: 6 } }, { signal }),
  });

export const gearQuery = (id: number) =>
  queryOptions({
    queryKey: ["gears", id],
    queryFn: ({ signal }) => api.getGear({ params: { id } }, { signal }),
  });
