import type { OrderWithTimeline } from "@pawhaven/contract";
import type { Tx } from "../../platform/db/database.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import { noSuchOrder, withTimeline } from "./get-order.ts";
import { releaseStock } from "./hold-stock.ts";
import { queueOnItsWayMail, queueRefundedMail } from "./mails.ts";
import { moveOrder } from "./move-order.ts";
import { bought } from "./order-status.ts";
import type { OrderTools } from "./order-tools.ts";
import { payBack } from "./pay-back.ts";
import {
  checkAgainIn,
  insertEvent,
  linesOf,
  lockOrder,
  orderByTransaction,
  type OrderRow,
  paymentOf,
  updatePayment,
} from "./store.ts";

const steps = { shipping: "ship", shipped: "deliver", refund: "refund" } as const;

/** What the shop's staff do with an order. Money that is owed is written down first, and then paid back. */
export async function moveOrderOn(
  tools: OrderTools,
  transactionId: string,
  wanted: keyof typeof steps,
): Promise<OrderWithTimeline> {
  const { database, log } = tools;
  const order = await orderByTransaction(database.db, transactionId);
  if (!order) throw noSuchOrder();
  await database.transaction(async (tx) => {
    const locked = await lockOrder(tx, order.id);
    const isReal = locked && bought.includes(locked.status);
    const moved = isReal && (await moveOrder(tx, locked, steps[wanted], wanted === "refund" ? undefined : wanted));
    if (!moved) throw new Refusal("conflict", `This order cannot go from ${locked?.status ?? ""} to ${wanted}.`);
    if (wanted === "refund") await owe(tx, tools, locked);
    else if (wanted === "shipping") await queueOnItsWayMail(tx, tools.site, await placed(tx, locked));
  });
  await payBack(tools, order.id).catch((error: unknown) => log.warn({ err: error }, "a refund has to wait"));
  return withTimeline(database.db, (await orderByTransaction(database.db, transactionId)) ?? order);
}

/** Goods that never left the house return to the shelf; others are counted again when they have come back. */
async function owe(tx: Tx, { site }: OrderTools, before: OrderRow): Promise<void> {
  if (before.status === "ordered") await releaseStock(tx, before.id);
  const payment = await paymentOf(tx, before.id);
  if (payment) {
    await updatePayment(tx, payment, { state: "refund_due", refundReason: "shop" });
    await checkAgainIn(tx, before.id, 0);
  } else {
    await insertEvent(tx, before.id, "refunded");
    await queueRefundedMail(tx, site, await placed(tx, before), "shop");
  }
}

const placed = async (tx: Tx, order: OrderRow) => ({ order, lines: await linesOf(tx, [order.id]) });
