import type { CheckoutOptions } from "@pawhaven/contract";
import type { GiftCardToUse } from "../giftcards/redeem-gift-card.ts";

export const toGiftCard = ({ gift_card: card }: CheckoutOptions): GiftCardToUse | undefined =>
  card && { code: card.code, expectedCents: card.amount };
