import { queryOptions } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";

export const outboxQuery = queryOptions({
  queryKey: ["outbox"],
  queryFn: ({ signal }) => api.readOutbox(undefined, { signal }),
  refetchInterval: 2_000,
});
