import { queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";

export const cardsQuery = queryOptions({
  queryKey: ["cards"],
  queryFn: ({ signal }) => api.listCards(undefined, { signal }),
});
