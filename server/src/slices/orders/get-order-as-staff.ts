import { type StaffOrder, toDollars } from "@pawhaven/contract";
import type { StaffCaller } from "../../platform/auth/staff-sessions.ts";
import type { Db } from "../../platform/db/database.ts";
import { listMailsAbout } from "../../platform/mail/outbox.ts";
import { toOrderCashDto } from "./cash/serialize.ts";
import { staffNameOf } from "./cash/store.ts";
import { loadOrderDetails, orderNotFound } from "./get-order.ts";
import { listUnclaimed } from "./guests/store.ts";
import { toNoteDto } from "./notes/serialize.ts";
import { notesOf } from "./notes/store.ts";
import { staffActionsOn } from "./order-status.ts";
import { toOrderDto, toOrderEventDto, toOrderMailDto, toStaffItemDto } from "./serialize.ts";
import { toStaffShipmentDto } from "./shipments/serialize.ts";
import { leftToSend } from "./shipments/unsent-lines.ts";
import { findOrderByNumber } from "./store.ts";
import { paymentOf } from "./payment-store.ts";

/** Everything about an order that its page in the workplace shows. */
export async function getOrderAsStaff(
  db: Db,
  caller: Pick<StaffCaller, "staffId">,
  transactionId: string,
): Promise<StaffOrder> {
  const order = await findOrderByNumber(db, transactionId);
  if (!order) throw orderNotFound();
  const [details, payment, notes, mails, collector, unclaimed] = await Promise.all([
    loadOrderDetails(db, order),
    paymentOf(db, order.id),
    notesOf(db, order.id),
    listMailsAbout(db, `order ${order.id}`),
    staffNameOf(db, order.collectedBy),
    listUnclaimed(db, [order.id]),
  ]);
  const { lines, events, shipments, refunds, visit, invoices, discounts, giftCard } = details;
  const left = leftToSend(order.status, lines);
  return {
    ...toOrderDto({ order, lines, visit, discounts, giftCard }),
    items: lines.map(toStaffItemDto),
    timeline: events.map(toOrderEventDto),
    shipments: shipments.map(toStaffShipmentDto),
    left_to_send: left,
    refunds,
    invoices,
    customer_id: order.userId,
    is_guest: unclaimed.has(order.id),
    payment: payment ? { state: payment.state, amount: toDollars(payment.amountCents) } : null,
    cash: toOrderCashDto(order, lines, collector),
    notes: notes.map((note) => toNoteDto(note, caller)),
    mails: mails.map(toOrderMailDto),
    actions: staffActionsOn(order.status, left).filter((action) => visit === null || action === "refund"),
  };
}
