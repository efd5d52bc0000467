import { useQueryClient } from "@tanstack/react-query";
import { auditKey } from "../audit/queries.ts";
import { stockKey } from "./queries.ts";

/** Reads again what a change of the stock made old, and who did it. */
export function useRefreshStock(): () => Promise<unknown> {
  const queryClient = useQueryClient();
  return () => Promise.all([stockKey, auditKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
