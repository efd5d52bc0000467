import { useQueryClient } from "@tanstack/react-query";
import { auditKey } from "../audit/queries.ts";
import { ordersKey } from "./queries.ts";

export function useRefreshOrder() {
  const queryClient = useQueryClient();
  return () => Promise.all([ordersKey, auditKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
