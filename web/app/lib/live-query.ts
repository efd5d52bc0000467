import type { Topic } from "@pawhaven/contract";
import { type QueryFunction, type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useLive } from "./live.ts";

interface Shown<T, Key extends QueryKey> {
  queryKey: Key;
  queryFn?: QueryFunction<T, Key> | symbol;
}

const patienceMs = 15_000;

/**
 * Keeps what a query shows in step with the shop. Nobody asked for it, so it happens in silence: the screen does not
 * count as loading meanwhile, and what cannot be had just now stays as it is.
 */
export function useLiveQuery<T, Key extends QueryKey>(topic: Topic, { queryKey, queryFn }: Shown<T, Key>): void {
  const client = useQueryClient();
  const refresh = async () => {
    if (typeof queryFn !== "function" || client.getQueryData(queryKey) === undefined) return;
    const signal = AbortSignal.timeout(patienceMs);
    const now = await queryFn({ client, queryKey, signal, meta: undefined });
    const key: QueryKey = queryKey;
    client.setQueryData(key, now);
  };
  useLive(topic, () => void refresh().catch(() => undefined));
}
