import type { GiftCardStanding } from "@pawhaven/contract";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { staffApi } from "../lib/staff-api.ts";

export const giftCardsKey = ["staff-gift-cards"];

interface GiftCardQuery {
  standing?: GiftCardStanding | undefined;
  text?: string | undefined;
  cursor?: string | undefined;
}

export const giftCardsQuery = (query: GiftCardQuery) =>
  queryOptions({
    queryKey: [...giftCardsKey, "list", query],
    queryFn: ({ signal }) => staffApi.listGiftCards({ query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const giftCardQuery = (id: number) =>
  queryOptions({
    queryKey: [...giftCardsKey, id],
    queryFn: ({ signal }) => staffApi.getGiftCard({ params: { id } }, { signal }),
  });
