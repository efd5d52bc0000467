import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { bytea, timestamptz } from "./columns.ts";

export const guestOrders = pgTable("guest_orders", {
  orderId: integer("order_id").primaryKey(),
  checkoutKey: text("checkout_key"),
  mailbox: text("mailbox").notNull(),
  network: text("network"),
  claimedAt: timestamptz("claimed_at"),
});

export const guestLinks = pgTable("guest_links", {
  tokenHash: bytea("token_hash").primaryKey(),
  orderId: integer("order_id").notNull(),
  createdAt: timestamptz("created_at").notNull().defaultNow(),
});
