import {
  type Order,
  type OrderEvent,
  type OrderMail,
  paymentLabels,
  type Receipt,
  type ShopFacts,
  type StaffOrder,
  toDollars,
} from "@pawhaven/contract";
import type { OutboxRow } from "../../platform/mail/outbox.ts";
import { toShippingStatus, nextStatus } from "./order-status.ts";
import type { orderEventsOf, OrderLineRow, OrderRow, OrderWithLines } from "./store.ts";

export const toOrderDto = ({ order, lines }: { order: OrderRow; lines: readonly OrderLineRow[] }): Order => ({
  transaction_id: order.transactionId,
  date_issued: order.placedAt.toISOString(),
  amount: toDollars(order.amountCents),
  cancelled: toDollars(order.cancelledCents),
  refunded: toDollars(order.refundedCents),
  payment_status: paymentLabels[order.paymentMethod],
  shipping_status: toShippingStatus(order.status),
  items: lines.map(toOrderLineDto),
  name: order.name,
  email: order.email,
  phone: order.phone,
  address: order.address,
  country: order.country,
  can_cancel: nextStatus(order.status, "cancel") !== undefined,
});

const toOrderLineDto = ({
  gearId,
  name,
  quantity,
  cancelled,
  unitCents,
  image,
}: OrderLineRow): Order["items"][number] => ({
  id: gearId,
  name,
  quantity,
  cancelled,
  unit: toDollars(unitCents),
  image,
});

export const toStaffItemDto = (line: OrderLineRow): StaffOrder["items"][number] => ({
  ...toOrderLineDto(line),
  sent: line.shipped,
  returned: line.returned,
});

export const toOrderMailDto = ({ id, subject, recipient, createdAt, sentAt, lastError }: OutboxRow): OrderMail => ({
  id,
  subject,
  recipient,
  queued_at: createdAt.toISOString(),
  sent_at: sentAt?.toISOString() ?? null,
  state: sentAt ? "sent" : lastError === null ? "waiting" : "failing",
});

export const toOrderEventDto = ({
  kind,
  happenedAt,
  parcel,
  refundCents,
  refundReason,
}: Awaited<ReturnType<typeof orderEventsOf>>[number]): OrderEvent => ({
  kind,
  at: happenedAt.toISOString(),
  ...(parcel !== null && { parcel }),
  ...(refundCents !== null && { amount: toDollars(refundCents) }),
  ...(refundReason === "provider" && { by_provider: true }),
});

export const toReceiptDto = (
  { order, lines }: OrderWithLines,
  { name, address, phone, email }: ShopFacts,
): Receipt => ({
  orderId: order.transactionId,
  date: order.placedAt.toISOString(),
  paymentMethod: paymentLabels[order.paymentMethod],
  total: toDollars(order.amountCents),
  cancelled: toDollars(order.cancelledCents),
  refunded: toDollars(order.refundedCents),
  items: lines.map(({ gearId, name, quantity, unitCents }) => ({
    id: gearId,
    name,
    quantity,
    price: toDollars(unitCents),
  })),
  customer: { full_name: order.name, name: order.name, email: order.email },
  shopInfo: { name, address, phone, email },
});
