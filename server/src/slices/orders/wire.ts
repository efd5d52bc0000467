import type { Order, OrderEvent, PaymentLabel, Receipt, Shop } from "@pawhaven/contract";
import { toDollars } from "../../platform/money.ts";
import { shippingStatus, statusAfter } from "./order-status.ts";
import type { eventsOf, LineContent, OrderRow, PlacedOrder } from "./store.ts";

const labels: Record<OrderRow["paymentMethod"], PaymentLabel> = { cash: "Cash on Delivery", card: "Credit/Debit Card" };

export const paymentLabel = ({ paymentMethod }: OrderRow): PaymentLabel => labels[paymentMethod];

export const orderOnTheWire = ({ order, lines }: PlacedOrder): Order => ({
  transaction_id: order.transactionId,
  date_issued: order.placedAt.toISOString(),
  amount: toDollars(order.amountCents),
  payment_status: paymentLabel(order),
  shipping_status: shippingStatus(order.status),
  items: lines.map(lineOnTheWire),
  name: order.name,
  email: order.email,
  phone: order.phone,
  address: order.address,
  country: order.country,
  can_cancel: statusAfter(order.status, "cancel") !== undefined,
});

const lineOnTheWire = ({ gearId, name, quantity, unitCents, image }: LineContent): Order["items"][number] => ({
  id: gearId,
  name,
  quantity,
  unit: toDollars(unitCents),
  image,
});

export const eventOnTheWire = ({ kind, happenedAt }: Awaited<ReturnType<typeof eventsOf>>[number]): OrderEvent => ({
  kind,
  at: happenedAt.toISOString(),
});

export const receiptOnTheWire = ({ order, lines }: PlacedOrder, { name, address, phone, email }: Shop): Receipt => ({
  orderId: order.transactionId,
  date: order.placedAt.toISOString(),
  paymentMethod: paymentLabel(order),
  total: toDollars(order.amountCents),
  items: lines.map(({ gearId, name, quantity, unitCents }) => ({
    id: gearId,
    name,
    quantity,
    price: toDollars(unitCents),
  })),
  customer: { full_name: order.name, name: order.name, email: order.email },
  shopInfo: { name, address, phone, email },
});
