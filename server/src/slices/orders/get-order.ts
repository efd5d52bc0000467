import type { OrderWithTimeline, Receipt, ShopFacts } from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { Caller } from "../../platform/auth/sessions.ts";
import { neverPaidStatuses } from "./order-status.ts";
import { listOrderRefunds } from "./refunds/list-order-refunds.ts";
import { loadOrderWithLines, orderEventsOf, type OrderRow, findOwnOrder } from "./store.ts";
import { toOrderEventDto, toOrderDto, toReceiptDto } from "./serialize.ts";

export async function getOrder(db: Db, { userId }: Caller, transactionId: string): Promise<OrderWithTimeline> {
  const order = await findOwnOrder(db, userId, transactionId);
  if (!order) throw orderNotFound();
  return loadOrderWithTimeline(db, order);
}

export async function loadOrderWithTimeline(db: Db, order: OrderRow): Promise<OrderWithTimeline> {
  const [withLines, events, refunds] = await Promise.all([
    loadOrderWithLines(db, order),
    orderEventsOf(db, order.id),
    listOrderRefunds(db, order),
  ]);
  return { ...toOrderDto(withLines), timeline: events.map(toOrderEventDto), refunds };
}

/** There is no receipt until the order is sold, which a card order is only when it is paid. */
export async function getReceipt(db: Db, shop: ShopFacts, { userId }: Caller, transactionId: string): Promise<Receipt> {
  const order = await findOwnOrder(db, userId, transactionId);
  // mutant(../checkout/card.test.ts): there is no receipt until the order is paid
  if (!order || order.status === "awaiting_payment" || neverPaidStatuses.includes(order.status)) throw orderNotFound();
  return toReceiptDto(await loadOrderWithLines(db, order), shop);
}

export const orderNotFound = () => new ApiError("not_found", "Order not found");
