import type { BodyOf, checkoutEndpoints } from "@pawhaven/contract";
import type { Caller } from "../../platform/auth/sessions.ts";
import { removePurchasedItems } from "../cart/remove-purchased-items.ts";
import { issueInvoice } from "../orders/invoices/issue-invoice.ts";
import { queueOrderPlacedMail } from "../orders/mails.ts";
import type { OrderContext } from "../orders/order-context.ts";
import { placeOrder } from "../orders/place-order.ts";
import { toGiftCard } from "./to-gift-card.ts";
import { assertCartAcknowledged } from "./assert-cart-acknowledged.ts";
import { faultPoint } from "./fault-points.ts";
import { createCheckoutAttempt, placeOrderOnce } from "./place-order-once.ts";

/** Cash on delivery: stock, order, cart and mail change in one transaction. */
export async function createOrder(
  context: OrderContext,
  { userId }: Caller,
  body: BodyOf<typeof checkoutEndpoints.createOrder>,
  key: string | null,
): Promise<{ message: string; transaction_id: string }> {
  const attempt = createCheckoutAttempt(userId, key, { cash: body });
  const { items, customer, amount: expectedCents, gifts, collect_at_booking_id: collectAtBookingId, code } = body;
  const giftCard = toGiftCard(body);
  const order = await placeOrderOnce(context, attempt, () =>
    context.database.transaction(async (tx) => {
      const { requestHash } = attempt;
      const warnedOf = await assertCartAcknowledged(tx, context, userId, body);
      const wanted = { items, customer, expectedCents, warnedOf, gifts, collectAtBookingId, code, giftCard };
      const draft = { userId, checkoutKey: key, requestHash, ...wanted };
      const placed = await placeOrder(tx, context, { ...draft, paymentMethod: "cash" });
      await removePurchasedItems(tx, userId, placed.lines);
      const invoiceId = await issueInvoice(tx, context.shopIdentity, placed);
      await queueOrderPlacedMail(tx, context.shopIdentity, placed, invoiceId);
      return placed;
    }),
  );
  faultPoint("cash order committed");
  return { message: "Your order has been placed.", transaction_id: order.transactionId };
}
