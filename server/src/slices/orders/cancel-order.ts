import { faultPoint } from "../../platform/fault-points.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import type { Caller } from "../../platform/sessions.ts";
import { noSuchOrder } from "./get-order.ts";
import { releaseStock } from "./hold-stock.ts";
import { queueCancelledMail } from "./mails.ts";
import { moveOrder } from "./move-order.ts";
import type { OrderTools } from "./order-tools.ts";
import { payBack } from "./pay-back.ts";
import { checkAgainIn, linesOf, lockOrder, ownOrder, paymentOf, updatePayment } from "./store.ts";

/** The goods return to the shelf at once. That a card payment is owed is written down with it, and then paid back. */
export async function cancelOrder(tools: OrderTools, { userId }: Caller, transactionId: string) {
  const { database, site, log } = tools;
  const order = await ownOrder(database.db, userId, transactionId);
  if (!order) throw noSuchOrder();
  await database.transaction(async (tx) => {
    const locked = await lockOrder(tx, order.id);
    const cancelled = locked && (await moveOrder(tx, locked, "cancel", "cancelled"));
    if (!cancelled) throw new Refusal("conflict", "This order cannot be cancelled any more.");
    await releaseStock(tx, order.id);
    const payment = await paymentOf(tx, order.id);
    if (payment && (await updatePayment(tx, payment, { state: "refund_due", refundReason: "cancelled" })))
      await checkAgainIn(tx, order.id, 0);
    await queueCancelledMail(tx, site, { order: cancelled, lines: await linesOf(tx, [order.id]) });
  });
  faultPoint("cancellation committed");
  await payBack(tools, order.id).catch((error: unknown) => log.warn({ err: error }, "a refund has to wait"));
  return { message: "Your order is cancelled." };
}
