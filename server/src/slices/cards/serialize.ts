import type { SavedCard } from "@pawhaven/contract";
import type { ProviderCard } from "../../platform/payments/provider-cards.ts";

export const toSavedCardDto = ({ id, brand, last4, expMonth, expYear }: ProviderCard): SavedCard => ({
  id,
  brand,
  last4,
  exp_month: expMonth,
  exp_year: expYear,
});
