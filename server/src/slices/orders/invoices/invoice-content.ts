import { addressPartsOf, type Day, paymentLabels, type PaymentLabel, type PostalAddress } from "@pawhaven/contract";
import { todayAt } from "../../../platform/days.ts";
import type { ShopIdentity } from "../../../platform/mail/shop-identity.ts";
import type { OrderRow } from "../store.ts";

export interface InvoiceLine {
  name: string;
  quantity: number;
  unitCents: number;
  /** Off the whole line. */
  discountCents?: number;
}

/** What a document says, as it was on the day it was issued. Never read from anywhere else. */
export interface InvoiceContent {
  shop: { name: string; address: string; phone: string; email: string };
  customer: PostalAddress & { name: string; phone: string; email: string };
  order: { number: string; placedOn: Day; payment: PaymentLabel; giftCents?: number };
  lines: InvoiceLine[];
  /** Why a credit note was issued. */
  reason?: string;
}

export const contentOf = (
  { shop }: Pick<ShopIdentity, "shop">,
  order: OrderRow,
  { lines, reason }: { lines: readonly InvoiceLine[]; reason?: string },
): InvoiceContent => ({
  shop: { name: shop.name, address: shop.address, phone: shop.phone, email: shop.email },
  customer: {
    name: order.name,
    address: order.address,
    ...addressPartsOf(order),
    country: order.country,
    phone: order.phone,
    email: order.email,
  },
  order: {
    number: order.transactionId,
    placedOn: todayAt(shop, order.placedAt),
    payment: paymentLabels[order.paymentMethod],
    ...(order.giftCents > 0 && { giftCents: order.giftCents }),
  },
  lines: lines.map(({ name, quantity, unitCents, discountCents = 0 }) => ({
    name,
    quantity,
    unitCents,
    ...(discountCents > 0 && { discountCents }),
  })),
  ...(reason !== undefined && { reason }),
});
