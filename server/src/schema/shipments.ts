import type { CarrierCode } from "@pawhaven/contract";
import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { timestamptz } from "./columns.ts";

export const shipments = pgTable("shipments", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  orderId: integer("order_id").notNull(),
  number: integer("number").notNull(),
  requestKey: text("request_key"),
  carrier: text("carrier").$type<CarrierCode>(),
  carrierName: text("carrier_name").notNull().default(""),
  trackingNumber: text("tracking_number").notNull().default(""),
  trackingUrl: text("tracking_url").notNull().default(""),
  staffId: integer("staff_id"),
  shippedAt: timestamptz("shipped_at").notNull().defaultNow(),
  deliveredAt: timestamptz("delivered_at"),
  version: integer("version").notNull().default(1),
});

export const shipmentLines = pgTable(
  "shipment_lines",
  {
    shipmentId: integer("shipment_id").notNull(),
    orderId: integer("order_id").notNull(),
    gearId: integer("gear_id").notNull(),
    quantity: integer("quantity").notNull(),
  },
  ({ shipmentId, gearId }) => [primaryKey({ columns: [shipmentId, gearId] })],
);

export const orderNotes = pgTable("order_notes", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  orderId: integer("order_id").notNull(),
  personId: integer("person_id"),
  staffId: integer("staff_id").notNull(),
  text: text("text").notNull(),
  createdAt: timestamptz("created_at").notNull().defaultNow(),
  editedAt: timestamptz("edited_at"),
  version: integer("version").notNull().default(1),
});
