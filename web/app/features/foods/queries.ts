import { queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";

/** `basis` is what the forecast follows from besides: the weight and the age of the pet that is shown. */
export const foodsQuery = (basis: string) =>
  queryOptions({
    queryKey: ["foods", basis],
    queryFn: ({ signal }) => api.listFoods(undefined, { signal }),
  });
