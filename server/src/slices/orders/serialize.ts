import {
  addressPartsOf,
  type CollectAt,
  type Discount,
  type Order,
  type OrderGiftCard,
  type OrderEvent,
  type OrderMail,
  paymentLabels,
  type PromisedDays,
  type Receipt,
  type ShopFacts,
  type StaffOrder,
  toDollars,
} from "@pawhaven/contract";
import { discountCentsOf } from "./order-lines.ts";
import type { OutboxRow } from "../../platform/mail/outbox.ts";
import { toShippingStatus, nextStatus } from "./order-status.ts";
import type { orderEventsOf, OrderLineRow, OrderRow, OrderWithLines } from "./store.ts";

interface OrderParts {
  order: OrderRow;
  lines: readonly OrderLineRow[];
  /** Where it is collected, if it is. */
  visit: CollectAt | null;
  /** What promotions took off; left out of lists. */
  discounts?: Discount[];
  giftCard?: OrderGiftCard | undefined;
}

/** Missing where there are none, as in all orders from before. */
const discountTotals = ({ order, lines, discounts }: Pick<OrderParts, "order" | "discounts"> & OrderWithLines) => {
  const cents = discountCentsOf(lines);
  return cents > 0 && { subtotal: toDollars(order.amountCents + cents), ...(discounts && { discounts }) };
};

export const toOrderDto = ({ order, lines, visit, discounts, giftCard }: OrderParts): Order => ({
  transaction_id: order.transactionId,
  date_issued: order.placedAt.toISOString(),
  amount: toDollars(order.amountCents),
  ...discountTotals({ order, lines: [...lines], ...(discounts && { discounts }) }),
  ...(giftCard && { gift_card: giftCard }),
  cancelled: toDollars(order.cancelledCents),
  refunded: toDollars(order.refundedCents),
  payment_status: paymentLabels[order.paymentMethod],
  shipping_status: toShippingStatus(order.status),
  items: lines.map(toOrderLineDto),
  name: order.name,
  email: order.email,
  phone: order.phone,
  address: order.address,
  ...addressPartsOf(order),
  country: order.country,
  promised: promisedDaysOf(order),
  can_cancel: nextStatus(order.status, "cancel") !== undefined,
  collect_at: visit,
});

export const promisedDaysOf = ({ promisedFrom: from, promisedUntil: until }: OrderRow): PromisedDays | null =>
  from === null || until === null ? null : { from, until };

const toOrderLineDto = ({
  gearId,
  name,
  quantity,
  cancelled,
  unitCents,
  discountCents,
  image,
  warnedOf,
  isGift,
}: OrderLineRow): Order["items"][number] => ({
  id: gearId,
  name,
  quantity,
  cancelled,
  unit: toDollars(unitCents),
  ...(discountCents > 0 && { discount: toDollars(discountCents) }),
  image,
  ...(warnedOf.length > 0 && { warned_of: warnedOf }),
  ...(isGift && { is_gift: true }),
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
  { order, lines, visit, discounts, giftCard }: OrderWithLines & Pick<OrderParts, "visit" | "discounts" | "giftCard">,
  { name, address, phone, email }: ShopFacts,
): Receipt => ({
  orderId: order.transactionId,
  date: order.placedAt.toISOString(),
  paymentMethod: paymentLabels[order.paymentMethod],
  collectAt: visit,
  total: toDollars(order.amountCents),
  ...discountTotals({ order, lines, ...(discounts && { discounts }) }),
  ...(giftCard && { giftCard }),
  cancelled: toDollars(order.cancelledCents),
  refunded: toDollars(order.refundedCents),
  items: lines.map(({ gearId, name, quantity, unitCents, discountCents = 0 }) => ({
    id: gearId,
    name,
    quantity,
    price: toDollars(unitCents),
    ...(discountCents > 0 && { discount: toDollars(discountCents) }),
  })),
  customer: { full_name: order.name, name: order.name, email: order.email },
  shopInfo: { name, address, phone, email },
  shippingAddress: {
    name: order.name,
    address: order.address,
    ...addressPartsOf(order),
    country: order.country,
    phone: order.phone,
  },
});
