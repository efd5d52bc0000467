import { queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { type GearChoice, pageQueryOf } from "./gear-choice.ts";
import { gearsIn, loadGears } from "./load-gears.ts";

export const gearsQuery = queryOptions({
  queryKey: ["gears"],
  queryFn: async ({ signal }) => gearsIn(await api.listGears(undefined, { signal })),
});

export const gearViewQuery = (choice: GearChoice) =>
  queryOptions({
    queryKey: ["gears", "view", pageQueryOf(choice)],
    queryFn: ({ signal }) => loadGears(api, choice, signal),
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
