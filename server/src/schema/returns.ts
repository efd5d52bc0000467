import { returnReasons, returnStatuses } from "@pawhaven/contract";
import { sql } from "drizzle-orm";
import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { timestamptz } from "./columns.ts";

export const returns = pgTable("returns", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  orderId: integer("order_id").notNull(),
  key: text("key")
    .notNull()
    .default(sql`gen_random_uuid()::text`),
  status: text("status", { enum: returnStatuses }).notNull().default("requested"),
  reason: text("reason", { enum: returnReasons }).notNull(),
  note: text("note").notNull().default(""),
  answer: text("answer").notNull().default(""),
  refundId: integer("refund_id"),
  version: integer("version").notNull().default(1),
  requestedAt: timestamptz("requested_at").notNull().defaultNow(),
  updatedAt: timestamptz("updated_at").notNull().defaultNow(),
});

export const returnLines = pgTable(
  "return_lines",
  {
    returnId: integer("return_id").notNull(),
    orderId: integer("order_id").notNull(),
    gearId: integer("gear_id").notNull(),
    quantity: integer("quantity").notNull(),
    claimed: integer("claimed").notNull(),
    restocked: integer("restocked").notNull().default(0),
    writtenOff: integer("written_off").notNull().default(0),
  },
  ({ returnId, gearId }) => [primaryKey({ columns: [returnId, gearId] })],
);

export const returnPhotos = pgTable(
  "return_photos",
  {
    returnId: integer("return_id").notNull(),
    publicId: text("public_id").notNull(),
  },
  ({ returnId, publicId }) => [primaryKey({ columns: [returnId, publicId] })],
);
