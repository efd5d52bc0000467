import { promotionKinds, promotionStates } from "@pawhaven/contract";
import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { timestamptz } from "./columns.ts";

export const promotions = pgTable("promotions", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  name: text("name").notNull(),
  kind: text("kind", { enum: promotionKinds }).notNull(),
  code: text("code"),
  percent: integer("percent"),
  amountCents: integer("amount_cents"),
  gearId: integer("gear_id"),
  petTypes: text("pet_types").array().notNull().default([]),
  categories: text("categories").array().notNull().default([]),
  minimumCents: integer("minimum_cents").notNull().default(0),
  beginsAt: timestamptz("begins_at"),
  endsAt: timestamptz("ends_at"),
  maxUses: integer("max_uses"),
  maxUsesPerCustomer: integer("max_uses_per_customer"),
  /** Counted by a trigger. */
  uses: integer("uses").notNull().default(0),
  state: text("state", { enum: promotionStates }).notNull().default("draft"),
  createdAt: timestamptz("created_at").notNull().defaultNow(),
  version: integer("version").notNull().default(1),
});

export const promotionUses = pgTable(
  "promotion_uses",
  {
    orderId: integer("order_id").notNull(),
    promotionId: integer("promotion_id").notNull(),
    name: text("name").notNull(),
    code: text("code"),
    cents: integer("cents").notNull(),
    /** A trigger sets it when the order comes to nothing. */
    givenBackAt: timestamptz("given_back_at"),
  },
  ({ orderId, promotionId }) => [primaryKey({ columns: [orderId, promotionId] })],
);

export const orderDiscounts = pgTable(
  "order_discounts",
  {
    orderId: integer("order_id").notNull(),
    gearId: integer("gear_id").notNull(),
    promotionId: integer("promotion_id").notNull(),
    cents: integer("cents").notNull(),
  },
  ({ orderId, gearId, promotionId }) => [primaryKey({ columns: [orderId, gearId, promotionId] })],
);
