import type { Order, OrderEvent, PaymentLabel, Receipt, Shop } from "@pawhaven/contract";
import { toDollars } from "../../platform/money.ts";
import { toShippingStatus, nextStatus } from "./order-status.ts";
import type { orderEventsOf, OrderLineContent, OrderRow, OrderWithLines } from "./store.ts";

const paymentLabels: Record<OrderRow["paymentMethod"], PaymentLabel> = {
  cash: "Cash on Delivery",
  card: "Credit/Debit Card",
};

export const paymentLabel = ({ paymentMethod }: OrderRow): PaymentLabel => paymentLabels[paymentMethod];

export const toOrderDto = ({ order, lines }: OrderWithLines): Order => ({
  transaction_id: order.transactionId,
  date_issued: order.placedAt.toISOString(),
  amount: toDollars(order.amountCents),
  payment_status: paymentLabel(order),
  shipping_status: toShippingStatus(order.status),
  items: lines.map(toOrderLineDto),
  name: order.name,
  email: order.email,
  phone: order.phone,
  address: order.address,
  country: order.country,
  can_cancel: nextStatus(order.status, "cancel") !== undefined,
});

const toOrderLineDto = ({ gearId, name, quantity, unitCents, image }: OrderLineContent): Order["items"][number] => ({
  id: gearId,
  name,
  quantity,
  unit: toDollars(unitCents),
  image,
});

export const toOrderEventDto = ({
  kind,
  happenedAt,
}: Awaited<ReturnType<typeof orderEventsOf>>[number]): OrderEvent => ({
  kind,
  at: happenedAt.toISOString(),
});

export const toReceiptDto = ({ order, lines }: OrderWithLines, { name, address, phone, email }: Shop): Receipt => ({
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
