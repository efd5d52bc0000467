import type { OrderRow } from "../store.ts";

type Amounts = Pick<OrderRow, "amountCents" | "cancelledCents" | "giftCents" | "giftVoidedCents">;

/** What a gift card pays of an order. When less is bought, some of it goes back at the commit. */
export const giftCentsOf = ({ amountCents, cancelledCents, giftCents, giftVoidedCents }: Amounts): number =>
  Math.min(giftCents - giftVoidedCents, amountCents - cancelledCents);

/** What the customer pays on delivery: nothing for what was cancelled before, or paid with a gift card. */
export const dueCentsOf = (order: Amounts): number => order.amountCents - order.cancelledCents - giftCentsOf(order);
