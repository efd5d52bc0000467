import type { ApiResponseError } from "@pawhaven/contract";
import { QueryClient } from "@tanstack/react-query";
import { onSessionChange, readSession } from "./session.ts";

/** A shop with too many visitors asks to come back in a moment; whoever only reads does so twice, by itself. */
const shouldRetry = (failureCount: number, error: Partial<ApiResponseError>) =>
  failureCount < 2 && error.status === 503;

/** Data that came with the page is shown at once and asked for again by the browser, so it is never older than the visit. */
export const createQueryClient = () =>
  new QueryClient({ defaultOptions: { queries: { retry: shouldRetry, staleTime: 0, refetchOnWindowFocus: false } } });

/**
 * What one customer has loaded is never shown to the next one. The same customer, signed in again, keeps what is on the
 * screen while it is asked for anew.
 */
export function syncWithSession(client: QueryClient): QueryClient {
  let lastUserId = readSession()?.user.id;
  onSessionChange(() => {
    const userId = readSession()?.user.id;
    if (userId === undefined) return;
    void (userId === lastUserId ? client.invalidateQueries() : client.resetQueries());
    lastUserId = userId;
  });
  return client;
}
