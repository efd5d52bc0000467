import { Refusal } from "../../platform/http/refusal.ts";
import type { Caller } from "../../platform/sessions.ts";
import { findOrder, findOwnPayment } from "../orders/find-order.ts";
import { giveUpOrder } from "../orders/give-up-order.ts";
import { bought } from "../orders/order-status.ts";
import type { OrderTools } from "../orders/order-tools.ts";
import { noSuchPayment } from "./confirm-payment.ts";
import { whenAway } from "./when-away.ts";

/** May be repeated. A payment that was quicker stays a payment. */
export async function cancelPayment(tools: OrderTools, { userId }: Caller, intentId: string) {
  const { db } = tools.database;
  const found = await findOwnPayment(db, userId, intentId);
  if (!found) throw noSuchPayment();
  if (found.order.status === "awaiting_payment") {
    const givingUp = giveUpOrder(tools, found.order, "abandon");
    await whenAway("The payment could not be called off. Please try again in a moment.", givingUp);
  }
  const order = await findOrder(db, found.order.id);
  if (order && bought.includes(order.status))
    throw new Refusal("conflict", "The payment has already succeeded. You can cancel the order instead.");
  return { message: "The payment is called off. Nothing was charged." };
}
