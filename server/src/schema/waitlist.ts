import { partsOfDay } from "@pawhaven/contract";
import { date, integer, pgTable, text } from "drizzle-orm/pg-core";
import { timestamptz } from "./columns.ts";

export const waitlist = pgTable("waitlist", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  userId: integer("user_id").notNull(),
  petId: integer("pet_id").notNull(),
  serviceId: integer("service_id").notNull(),
  personId: integer("person_id"),
  firstDay: date("first_day").notNull(),
  lastDay: date("last_day").notNull(),
  partOfDay: text("part_of_day", { enum: partsOfDay }).notNull(),
  createdAt: timestamptz("created_at").notNull().defaultNow(),
});

export const waitlistOffers = pgTable("waitlist_offers", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  waitlistId: integer("waitlist_id").notNull(),
  bookingId: integer("booking_id"),
  startsAt: timestamptz("starts_at").notNull(),
  offeredAt: timestamptz("offered_at").notNull(),
  expiresAt: timestamptz("expires_at").notNull(),
  answer: text("answer", { enum: ["passed", "expired"] }),
});
