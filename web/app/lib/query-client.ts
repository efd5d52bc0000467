import { notifyManager, type QueryClient } from "@tanstack/react-query";
import { createQueryClient } from "./create-query-client.ts";
import { onSessionChange, readSession } from "./session.ts";

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
