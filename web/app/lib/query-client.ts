import type { ApiResponseError } from "@pawhaven/contract";
import { notifyManager, QueryClient } from "@tanstack/react-query";
import { onSessionChange, readSession } from "./session.ts";

const maxRetries = 2;

/** An overloaded server answers 503. Reading is safe to repeat, so it is retried. */
const shouldRetry = (failureCount: number, error: Partial<ApiResponseError>) =>
  failureCount < maxRetries && error.status === 503;

/**
 * - Data rendered by the server is shown at once and refetched, so it is never older than the visit.
 * - Mutations fail when the browser is offline, instead of being sent once it is back.
 * - A finished mutation is dropped soon, because its variables may contain a password.
 */
const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: { retry: shouldRetry, staleTime: 0, refetchOnWindowFocus: false },
      mutations: { networkMode: "always", gcTime: 1_000 },
    },
  });

/** Updates are delivered in a microtask, so a button is rendered as busy before the next click is handled. */
function createBrowserQueryClient(): QueryClient {
  notifyManager.setScheduler(queueMicrotask);
  return syncWithSession(createQueryClient());
}

let browserQueryClient: QueryClient | undefined;

/** One client per tab, so that data outlives navigation; one per request on the server. */
export const getQueryClient = (): QueryClient =>
  import.meta.env.SSR ? createQueryClient() : (browserQueryClient ??= createBrowserQueryClient());

/**
 * Data of one customer is never shown to the next. When the same customer signs in again, the data stays on the screen
 * while it is refetched.
 */
function syncWithSession(client: QueryClient): QueryClient {
  let lastUserId = readSession()?.user.id;
  onSessionChange(() => {
    const userId = readSession()?.user.id;
    if (userId === undefined) return;
    void (userId === lastUserId ? client.invalidateQueries() : client.resetQueries());
    lastUserId = userId;
  });
  return client;
}
