import type { BodyOf, checkout } from "@pawhaven/contract";
import { faultPoint } from "../../platform/fault-points.ts";
import type { Caller } from "../../platform/sessions.ts";
import { removeBought } from "../cart/remove-bought.ts";
import { queuePlacedMail } from "../orders/mails.ts";
import type { OrderTools } from "../orders/order-tools.ts";
import { placeOrder } from "../orders/place-order.ts";
import { checkoutOf, oncePerCheckout } from "./once-per-checkout.ts";

/** Cash on delivery: goods, order, cart and mail in one transaction. */
export async function createOrder(
  tools: OrderTools,
  { userId }: Caller,
  body: BodyOf<typeof checkout.createOrder>,
  key: string | null,
): Promise<{ message: string; transaction_id: string }> {
  const attempt = checkoutOf(userId, key, { cash: body });
  const { items, customer, amount: expectedCents } = body;
  const order = await oncePerCheckout(tools, attempt, () =>
    tools.database.transaction(async (tx) => {
      const { requestHash } = attempt;
      const draft = { userId, checkoutKey: key, requestHash, items, customer, expectedCents };
      const placed = await placeOrder(tx, { ...draft, paymentMethod: "cash" });
      await removeBought(tx, userId, placed.lines);
      await queuePlacedMail(tx, tools.site, placed);
      return placed;
    }),
  );
  faultPoint("cash order committed");
  return { message: "Your order is placed.", transaction_id: order.transactionId };
}
