import { useQueryClient } from "@tanstack/react-query";
import { auditKey } from "../audit/queries.ts";
import { giftCardsKey } from "./queries.ts";

export function useRefreshGiftCards(): () => Promise<unknown> {
  const queryClient = useQueryClient();
  return () => Promise.all([giftCardsKey, auditKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
}
