import type { Tx } from "../../../platform/db/database.ts";
import type { ShopIdentity } from "../../../platform/mail/shop-identity.ts";
import { formatCents } from "../../../platform/money.ts";
import { describeLine, queueOrderMail } from "../mails.ts";
import type { PricedLine } from "../order-lines.ts";
import type { OrderWithLines } from "../store.ts";
import { dueCentsOf } from "./due-cents-of.ts";

interface ItemsCancelled {
  cancelled: readonly PricedLine[];
  reason: string;
  invoiceId: number | undefined;
}

/** `reason` are the shop's own words. The sum grows with every cancellation, so no mail replaces the one before. */
export const queueItemsCancelledMail = (
  tx: Tx,
  shopIdentity: ShopIdentity,
  placed: OrderWithLines,
  { cancelled, reason, invoiceId }: ItemsCancelled,
) =>
  queueOrderMail(tx, shopIdentity, placed, {
    invoiceId,
    kind: `items cancelled ${placed.order.cancelledCents}`,
    subject: "A part of your order has been cancelled",
    opening: `We are sorry: we cannot send a part of your order. ${reason}`,
    details: [
      "Cancelled:",
      ...cancelled.map(describeLine),
      `To pay on delivery: ${formatCents(dueCentsOf(placed.order))}`,
    ].join("\n"),
  });
