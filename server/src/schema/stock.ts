import { stockReasons } from "@pawhaven/contract";
import { bigint, integer, pgTable, text } from "drizzle-orm/pg-core";
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
});
