import type { OrderWithTimeline, Receipt, ShopFacts } from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { Caller } from "../../platform/auth/sessions.ts";
import { findOrderGiftCard } from "../giftcards/find-order-gift-card.ts";
import { listDiscounts } from "../promotions/list-discounts.ts";
import { visitOfOrder } from "./collecting/store.ts";
import { toInvoiceDto } from "./invoices/serialize.ts";
import { invoicesOf } from "./invoices/store.ts";
import { neverPaidStatuses } from "./order-status.ts";
import { listOrderRefunds } from "./refunds/list-order-refunds.ts";
import { findOwnOrder, loadOrderWithLines, orderEventsOf, orderLinesOf, type OrderRow } from "./store.ts";
import { toOrderEventDto, toOrderDto, toReceiptDto } from "./serialize.ts";
import { toShipmentDto } from "./shipments/serialize.ts";
import { shipmentsOf } from "./shipments/store.ts";
import { leftToSend } from "./shipments/unsent-lines.ts";

export async function getOrder(db: Db, { userId }: Caller, transactionId: string): Promise<OrderWithTimeline> {
  const order = await findOwnOrder(db, userId, transactionId);
  if (!order) throw orderNotFound();
  return loadOrderWithTimeline(db, order);
}

export async function loadOrderWithTimeline(db: Db, order: OrderRow): Promise<OrderWithTimeline> {
  const { lines, events, shipments, refunds, visit, invoices, discounts, giftCard } = await loadOrderDetails(db, order);
  return {
    ...toOrderDto({ order, lines, visit, discounts, giftCard }),
    timeline: events.map(toOrderEventDto),
    shipments: shipments.map(toShipmentDto),
    left_to_send: leftToSend(order.status, lines),
    refunds,
    invoices,
  };
}

export async function loadOrderDetails(db: Db, order: OrderRow) {
  const [lines, events, shipments, refunds, visit, invoices, discounts, giftCard] = await Promise.all([
    orderLinesOf(db, [order.id]),
    orderEventsOf(db, order.id),
    shipmentsOf(db, order.id),
    listOrderRefunds(db, order),
    visitOfOrder(db, order),
    invoicesOf(db, [order.id]),
    listDiscounts(db, order.id),
    findOrderGiftCard(db, order),
  ]);
  return { lines, events, shipments, refunds, visit, invoices: invoices.map(toInvoiceDto), discounts, giftCard };
}

export const getReceipt = async (
  db: Db,
  shop: ShopFacts,
  { userId }: Caller,
  transactionId: string,
): Promise<Receipt> => loadReceipt(db, shop, await findOwnOrder(db, userId, transactionId));

/** There is no receipt until the order is sold, which a card order is only when it is paid. */
export async function loadReceipt(db: Db, shop: ShopFacts, order: OrderRow | undefined): Promise<Receipt> {
  // mutant(../checkout/card.test.ts): there is no receipt until the order is paid
  if (!order || order.status === "awaiting_payment" || neverPaidStatuses.includes(order.status)) throw orderNotFound();
  const [placed, visit, invoices, discounts, giftCard] = await Promise.all([
    loadOrderWithLines(db, order),
    visitOfOrder(db, order),
    invoicesOf(db, [order.id]),
    listDiscounts(db, order.id),
    findOrderGiftCard(db, order),
  ]);
  return { ...toReceiptDto({ ...placed, visit, discounts, giftCard }, shop), invoices: invoices.map(toInvoiceDto) };
}

export const orderNotFound = () => new ApiError("not_found", "Order not found");
