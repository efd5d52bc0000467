import type { ApiResponseError } from "@pawhaven/contract";
import { MutationCache, type Query, QueryClient } from "@tanstack/react-query";

const maxRetries = 2;

/** An overloaded server answers 503. Reading is safe to repeat, so it is retried. */
const shouldRetry = (failureCount: number, error: Partial<ApiResponseError>) =>
  failureCount < maxRetries && error.status === 503;

/**
 * - Data rendered by the server is shown at once and refetched, so it is never older than the visit.
 * - Mutations fail when the browser is offline, instead of being sent once it is back.
 * - A finished mutation is dropped soon, because its variables may contain a password.
 * - A read that began before a write and ends after it would show what was before. It is started again.
 */
export function createQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    defaultOptions: {
      queries: { retry: shouldRetry, staleTime: 0, refetchOnWindowFocus: false },
      mutations: { networkMode: "always", gcTime: 1_000 },
    },
    mutationCache: new MutationCache({
      onSuccess: () => restartReads(client),
    }),
  });
  return client;
}

/** Refetching alone would wait for a first read that is under way, instead of starting it again. */
async function restartReads(client: QueryClient): Promise<void> {
  const reading = new Set(client.getQueryCache().findAll({ fetchStatus: "fetching" }));
  const predicate = (query: Query) => reading.has(query);
  await client.cancelQueries({ predicate });
  void client.refetchQueries({ predicate });
}
