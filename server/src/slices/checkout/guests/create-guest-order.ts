import type { BodyOf, guestCheckoutEndpoints, ReplyOf } from "@pawhaven/contract";
import type { Visitor } from "../../../platform/auth/sessions.ts";
import { guestFrom } from "../../orders/guests/guest.ts";
import { issueGuestLink } from "../../orders/guests/issue-guest-link.ts";
import { issueInvoice } from "../../orders/invoices/issue-invoice.ts";
import { queueOrderPlacedMail } from "../../orders/mails.ts";
import type { OrderContext } from "../../orders/order-context.ts";
import { placeOrder } from "../../orders/place-order.ts";
import { faultPoint } from "../fault-points.ts";
import { createGuestAttempt, placeOrderOnce } from "../place-order-once.ts";

/** Cash on delivery without an account: stock, order and mail change in one transaction. A repeated call gets another link. */
export async function createGuestOrder(
  context: OrderContext,
  { address }: Visitor,
  { replaces, ...body }: BodyOf<typeof guestCheckoutEndpoints.createGuestOrder>,
  key: string | null,
): Promise<ReplyOf<typeof guestCheckoutEndpoints.createGuestOrder>> {
  const { database, shopIdentity } = context;
  const { items, customer, amount: expectedCents } = body;
  const attempt = createGuestAttempt({ key, replaces }, { cash: body });
  const { requestHash } = attempt;
  const guest = guestFrom(customer.email, address, key);
  const order = await placeOrderOnce(context, attempt, () =>
    database.transaction(async (tx) => {
      const draft = { userId: null, guest, checkoutKey: null, requestHash, items, customer, expectedCents };
      const placed = await placeOrder(tx, context, { ...draft, paymentMethod: "cash" });
      const invoiceId = await issueInvoice(tx, shopIdentity, placed);
      await queueOrderPlacedMail(tx, shopIdentity, placed, invoiceId);
      return { ...placed, hasUnpaid: replaces !== undefined };
    }),
  );
  faultPoint("cash order committed");
  const token = await issueGuestLink(database.db, order.id);
  return { message: "Your order has been placed.", transaction_id: order.transactionId, token };
}
