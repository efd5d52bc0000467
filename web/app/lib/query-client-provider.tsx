import { QueryClientProvider as Provider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { getQueryClient } from "./query-client.ts";

/** For the routes that read or change data, and for dialogs of the shell, which is outside of these routes. */
export function QueryClientProvider({ children }: { children: ReactNode }) {
  const [client] = useState(getQueryClient);
  return <Provider client={client}>{children}</Provider>;
}
