import type { Topic } from "@pawhaven/contract";
import { type QueryFunction, type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useChangeEvents } from "./change-events.ts";

interface RefetchableQuery<T, Key extends QueryKey> {
  queryKey: Key;
  queryFn?: QueryFunction<T, Key> | symbol;
}

const timeoutMs = 15_000;

/**
 * Refreshes a query when the server reports a change. The user did not ask for it, so it is silent: no loading state,
 * and no error if it fails. `invalidateQueries` would put the query into its error state, which screens announce.
 */
export function useRefetchOnChange<T, Key extends QueryKey>(
  topic: Topic,
  { queryKey, queryFn }: RefetchableQuery<T, Key>,
): void {
  const client = useQueryClient();
  const refresh = async (): Promise<void> => {
    const before = client.getQueryData(queryKey);
    if (typeof queryFn !== "function" || before === undefined) return;
    const signal = AbortSignal.timeout(timeoutMs);
    const latest = await queryFn({ client, queryKey, signal, meta: undefined });
    // Changed meanwhile by what the user did: this reply may be older than that.
    if (client.getQueryData(queryKey) !== before) return refresh();
    const key: QueryKey = queryKey;
    client.setQueryData(key, latest);
  };
  useChangeEvents(topic, () => void refresh().catch(() => undefined));
}
