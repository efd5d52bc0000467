import { type OrderGiftCard, toDollars } from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import { findGiftCard } from "./store.ts";

interface PaidOrder {
  giftCardId: number | null;
  giftCents: number;
  giftVoidedCents: number;
}

/** How an order is paid with a gift card, if it is. */
export async function findOrderGiftCard(db: Db, order: PaidOrder): Promise<OrderGiftCard | undefined> {
  const card = order.giftCardId === null ? undefined : await findGiftCard(db, order.giftCardId);
  return card && { last_four: card.lastFour, amount: toDollars(order.giftCents - order.giftVoidedCents) };
}
