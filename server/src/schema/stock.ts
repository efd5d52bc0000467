import { stockReasons, stocktakeStates } from "@pawhaven/contract";
import { bigint, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { timestamptz } from "./columns.ts";

/** Rows change the shelf when they are inserted, and never change themselves. */
export const stockMovements = pgTable("stock_movements", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  gearId: integer("gear_id").notNull(),
  delta: integer("delta").notNull(),
  reason: text("reason", { enum: stockReasons }).notNull(),
  orderId: integer("order_id"),
  staffId: integer("staff_id"),
  note: text("note").notNull().default(""),
  happenedAt: timestamptz("happened_at").notNull().defaultNow(),
  deliveryId: integer("delivery_id"),
  stocktakeId: integer("stocktake_id"),
  requestKey: text("request_key"),
});

export const suppliers = pgTable("suppliers", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  name: text("name").notNull(),
  contactName: text("contact_name").notNull().default(""),
  email: text("email").notNull().default(""),
  phone: text("phone").notNull().default(""),
  leadDays: integer("lead_days").notNull(),
  version: integer("version").notNull().default(1),
  createdAt: timestamptz("created_at").notNull().defaultNow(),
});

export const supplierGears = pgTable(
  "supplier_gears",
  {
    supplierId: integer("supplier_id").notNull(),
    gearId: integer("gear_id").notNull(),
    itemNumber: text("item_number").notNull().default(""),
  },
  ({ supplierId, gearId }) => [primaryKey({ columns: [supplierId, gearId] })],
);

/** Their lines are the movements with their id. */
export const deliveries = pgTable("deliveries", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  supplierId: integer("supplier_id").notNull(),
  reference: text("reference").notNull().default(""),
  staffId: integer("staff_id").notNull(),
  requestKey: text("request_key"),
  receivedAt: timestamptz("received_at").notNull().defaultNow(),
});

export const stocktakes = pgTable("stocktakes", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  state: text("state", { enum: stocktakeStates }).notNull().default("open"),
  startedBy: integer("started_by").notNull(),
  startedAt: timestamptz("started_at").notNull().defaultNow(),
  endedBy: integer("ended_by"),
  endedAt: timestamptz("ended_at"),
});

export const stocktakeCounts = pgTable(
  "stocktake_counts",
  {
    stocktakeId: integer("stocktake_id").notNull(),
    gearId: integer("gear_id").notNull(),
    counted: integer("counted").notNull(),
    expected: integer("expected").notNull(),
    staffId: integer("staff_id").notNull(),
    countedAt: timestamptz("counted_at").notNull().defaultNow(),
  },
  ({ stocktakeId, gearId }) => [primaryKey({ columns: [stocktakeId, gearId] })],
);
