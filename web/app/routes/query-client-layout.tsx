import { type QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { useState } from "react";
import { Outlet } from "react-router";
import { createQueryClient, syncWithSession } from "../lib/query-client.ts";

let browserQueryClient: QueryClient | undefined;

/**
 * Around the screens whose data is asked for again while they are open. What they know outlives a walk through other
 * screens; on the server every rendering begins with nothing. Screens without such data do not load any of it.
 */
export default function QueryClientLayout() {
  const [client] = useState(() =>
    import.meta.env.SSR ? createQueryClient() : (browserQueryClient ??= syncWithSession(createQueryClient())),
  );
  return (
    <QueryClientProvider client={client}>
      <Outlet />
    </QueryClientProvider>
  );
}
