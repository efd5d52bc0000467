import {
  countryCodes,
  type Image,
  type OrderEvent,
  paymentLabels,
  type PaymentMethod,
  placedOrderStatuses,
} from "@pawhaven/contract";
import { boolean, date, integer, json, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { addressColumns, bytea, timestamptz } from "./columns.ts";

export const orders = pgTable("orders", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  transactionId: text("transaction_id").notNull(),
  userId: integer("user_id"),
  checkoutKey: text("checkout_key"),
  requestHash: bytea("request_hash").notNull(),
  paymentMethod: text("payment_method", {
    enum: Object.keys(paymentLabels) as [PaymentMethod, ...PaymentMethod[]],
  }).notNull(),
  status: text("status", {
    enum: ["awaiting_payment", ...placedOrderStatuses, "expired", "abandoned"],
  }).notNull(),
  amountCents: integer("amount_cents").notNull(),
  refundedCents: integer("refunded_cents").notNull().default(0),
  cancelledCents: integer("cancelled_cents").notNull().default(0),
  name: text("name").notNull(),
  email: text("email").notNull(),
  phone: text("phone").notNull(),
  address: text("address").notNull(),
  ...addressColumns(),
  country: text("country", { enum: countryCodes }).notNull(),
  placedAt: timestamptz("placed_at").notNull().defaultNow(),
  heldUntil: timestamptz("held_until"),
  nextCheckAt: timestamptz("next_check_at"),
  isPartlySent: boolean("is_partly_sent").notNull().default(false),
  collectedAt: timestamptz("collected_at"),
  collectedCents: integer("collected_cents"),
  collectedDueCents: integer("collected_due_cents"),
  collectedBy: integer("collected_by"),
  collectAtBookingId: integer("collect_at_booking_id"),
  promisedFrom: date("promised_from"),
  promisedUntil: date("promised_until"),
  giftCardId: integer("gift_card_id"),
  giftCents: integer("gift_cents").notNull().default(0),
  /** What went back because nothing was sold for it; a trigger keeps it. */
  giftVoidedCents: integer("gift_voided_cents").notNull().default(0),
});

export const orderLines = pgTable(
  "order_lines",
  {
    orderId: integer("order_id").notNull(),
    gearId: integer("gear_id").notNull(),
    name: text("name").notNull(),
    image: json("image").$type<Image>(),
    unitCents: integer("unit_cents").notNull(),
    quantity: integer("quantity").notNull(),
    shipped: integer("shipped").notNull().default(0),
    cancelled: integer("cancelled").notNull().default(0),
    returned: integer("returned").notNull().default(0),
    hold: text("hold", { enum: ["held", "claimed", "released"] }).notNull(),
    reviewedAt: timestamptz("reviewed_at"),
    refunded: integer("refunded").notNull().default(0),
    inReturns: integer("in_returns").notNull().default(0),
    warnedOf: text("warned_of").array().notNull().default([]),
    isGift: boolean("is_gift").notNull().default(false),
    discountCents: integer("discount_cents").notNull().default(0),
  },
  ({ orderId, gearId }) => [primaryKey({ columns: [orderId, gearId] })],
);

export const orderEvents = pgTable("order_events", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  orderId: integer("order_id").notNull(),
  kind: text("kind").$type<OrderEvent["kind"]>().notNull(),
  happenedAt: timestamptz("happened_at").notNull().defaultNow(),
  parcel: integer("parcel"),
  refundId: integer("refund_id"),
});

export const payments = pgTable("payments", {
  orderId: integer("order_id").primaryKey(),
  intentId: text("intent_id").notNull(),
  amountCents: integer("amount_cents").notNull(),
  state: text("state", { enum: ["open", "paid", "canceled", "refund_due", "refunded"] })
    .notNull()
    .default("open"),
  createdAt: timestamptz("created_at").notNull().defaultNow(),
});

export const paymentEvents = pgTable("payment_events", {
  id: text("id").primaryKey(),
  receivedAt: timestamptz("received_at").notNull().defaultNow(),
});

export const contactAddresses = pgTable(
  "contact_addresses",
  {
    id: integer("id").notNull().generatedByDefaultAsIdentity(),
    userId: integer("user_id").notNull(),
    email: text("email").notNull(),
    tokenHash: bytea("token_hash").notNull(),
    createdAt: timestamptz("created_at").notNull().defaultNow(),
    expiresAt: timestamptz("expires_at").notNull(),
    confirmedAt: timestamptz("confirmed_at"),
  },
  ({ userId, email }) => [primaryKey({ columns: [userId, email] })],
);
