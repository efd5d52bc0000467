import { refundReasons, refundStates } from "@pawhaven/contract";
import { sql } from "drizzle-orm";
import { boolean, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { bytea, timestamptz } from "./columns.ts";

export const refunds = pgTable("refunds", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  orderId: integer("order_id").notNull(),
  key: text("key")
    .notNull()
    .default(sql`gen_random_uuid()::text`),
  requestHash: bytea("request_hash")
    .notNull()
    .default(sql`''`),
  reference: uuid("reference").notNull().defaultRandom(),
  attempts: integer("attempts").notNull().default(0),
  amountCents: integer("amount_cents").notNull(),
  reason: text("reason", { enum: refundReasons }).notNull(),
  note: text("note").notNull().default(""),
  method: text("method", { enum: ["card", "hand", "gift_card"] }).notNull(),
  state: text("state", { enum: refundStates }).notNull(),
  failure: text("failure").notNull().default(""),
  providerId: text("provider_id"),
  staffId: integer("staff_id"),
  createdAt: timestamptz("created_at").notNull().defaultNow(),
  doneAt: timestamptz("done_at"),
  nextCheckAt: timestamptz("next_check_at"),
});

export const refundLines = pgTable(
  "refund_lines",
  {
    refundId: integer("refund_id").notNull(),
    orderId: integer("order_id").notNull(),
    gearId: integer("gear_id").notNull(),
    cancelled: integer("cancelled").notNull().default(0),
    sent: integer("sent").notNull().default(0),
    restocked: boolean("restocked").notNull().default(false),
  },
  ({ refundId, gearId }) => [primaryKey({ columns: [refundId, gearId] })],
);
