import type { Topic } from "@pawhaven/contract";
import { type QueryFunction, type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useChangeEvents } from "./change-events.ts";

interface RefetchableQuery<T, Key extends QueryKey> {
  queryKey: Key;
  queryFn?: QueryFunction<T, Key> | symbol;
}

const timeoutMs = 15_000;

/**
 * Keeps what a query shows in step with the shop. Nobody asked for it, so it happens in silence: the screen does not
 * count as loading meanwhile, and what cannot be had just now stays as it is.
 */
export function useRefetchOnChange<T, Key extends QueryKey>(
  topic: Topic,
  { queryKey, queryFn }: RefetchableQuery<T, Key>,
): void {
  const client = useQueryClient();
  const refresh = async () => {
    if (typeof queryFn !== "function" || client.getQueryData(queryKey) === undefined) return;
    const signal = AbortSignal.timeout(timeoutMs);
    const latest = await queryFn({ client, queryKey, signal, meta: undefined });
    const key: QueryKey = queryKey;
    client.setQueryData(key, latest);
  };
  useChangeEvents(topic, () => void refresh().catch(() => undefined));
}
