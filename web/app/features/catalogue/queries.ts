import { queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";

export const gearsQuery = queryOptions({
  queryKey: ["gears"],
  queryFn: ({ signal }) => api.listGears(undefined, { signal }),
});

export const gearQuery = (id: number) =>
  queryOptions({
    queryKey: ["gears", id],
    queryFn: ({ signal }) => api.getGear({ params: { id } }, { signal }),
  });
