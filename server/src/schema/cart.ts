import type { CartMergeReply } from "@pawhaven/contract";
import { integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { timestamptz } from "./columns.ts";

export const cartItems = pgTable("cart_items", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  userId: integer("user_id").notNull(),
  gearId: integer("gear_id").notNull(),
  quantity: integer("quantity").notNull(),
  priceCents: integer("price_cents").notNull(),
  addedAt: timestamptz("added_at").notNull().defaultNow(),
});

export const cartMerges = pgTable(
  "cart_merges",
  {
    userId: integer("user_id").notNull(),
    cart: text("cart").notNull(),
    /** Units by gear. */
    lines: jsonb("lines").$type<Record<number, number>>().notNull(),
    reply: jsonb("reply").$type<CartMergeReply>().notNull(),
    mergedAt: timestamptz("merged_at").notNull().defaultNow(),
  },
  ({ userId, cart }) => [primaryKey({ columns: [userId, cart] })],
);
