import { invoiceKinds } from "@pawhaven/contract";
import { sql } from "drizzle-orm";
import { date, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { timestamptz } from "./columns.ts";

export const invoices = pgTable("invoices", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  kind: text("kind", { enum: invoiceKinds }).notNull(),
  orderId: integer("order_id").notNull(),
  invoiceId: integer("invoice_id"),
  refundId: integer("refund_id"),
  issuedOn: date("issued_on").notNull(),
  issuedAt: timestamptz("issued_at").notNull().defaultNow(),
  amountCents: integer("amount_cents").notNull(),
  content: jsonb("content").notNull(),
  /** Given by a trigger when the transaction commits, and with it the number: both are null before, for nobody else to see. */
  sequence: integer("sequence"),
  number: text("number")
    .notNull()
    .generatedAlwaysAs(sql`computed by the database`),
});

export const invoiceSeries = pgTable(
  "invoice_series",
  {
    kind: text("kind", { enum: invoiceKinds }).notNull(),
    year: integer("year").notNull(),
    last: integer("last").notNull(),
  },
  ({ kind, year }) => [primaryKey({ columns: [kind, year] })],
);
