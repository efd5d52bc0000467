import type { ApiRefusal } from "@pawhaven/contract";
import { QueryClient } from "@tanstack/react-query";
import { onSessionChange, readSession } from "./session.ts";

/** A shop with too many visitors asks to come back in a moment; whoever only reads does so twice, by itself. */
const again = (times: number, refusal: Partial<ApiRefusal>) => times < 2 && refusal.status === 503;

/** Data that came with the page is shown at once and asked for again by the browser, so it is never older than the visit. */
export const createQueryClient = () =>
  new QueryClient({ defaultOptions: { queries: { retry: again, staleTime: 0, refetchOnWindowFocus: false } } });

/**
 * What one customer has loaded is never shown to the next one. The same customer, signed in again, keeps what is on the
 * screen while it is asked for anew.
 */
export function followSession(client: QueryClient): QueryClient {
  let owner = readSession()?.user.id;
  onSessionChange(() => {
    const user = readSession()?.user.id;
    if (user === undefined) return;
    void (user === owner ? client.invalidateQueries() : client.resetQueries());
    owner = user;
  });
  return client;
}
