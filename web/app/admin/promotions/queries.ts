import type { PromotionStanding } from "@pawhaven/contract";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { staffApi } from "../lib/staff-api.ts";

export const promotionsKey = ["staff-promotions"];

export const promotionsQuery = (query: { standing?: PromotionStanding | undefined; cursor?: string | undefined }) =>
  queryOptions({
    queryKey: [...promotionsKey, "list", query],
    queryFn: ({ signal }) => staffApi.listPromotions({ query }, { signal }),
    placeholderData: keepPreviousData,
  });

export const promotionQuery = (id: number) =>
  queryOptions({
    queryKey: [...promotionsKey, id],
    queryFn: ({ signal }) => staffApi.getPromotion({ params: { id } }, { signal }),
  });
