import { bookingStatuses, speciesList, userpetGenders } from "@pawhaven/contract";
import { sql } from "drizzle-orm";
import { date, doublePrecision, integer, pgTable, text } from "drizzle-orm/pg-core";
import { bytea, timestamptz } from "./columns.ts";

export const userpets = pgTable("userpets", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  userId: integer("user_id").notNull(),
  name: text("name").notNull(),
  species: text("species", { enum: speciesList }).notNull(),
  breed: text("breed").notNull(),
  age: doublePrecision("age"),
  gender: text("gender", { enum: userpetGenders }).notNull(),
  weightKg: doublePrecision("weight_kg"),
  notes: text("notes").notNull().default(""),
  description: text("description").notNull().default(""),
  createdAt: timestamptz("created_at").notNull().defaultNow(),
});

export const bookings = pgTable("bookings", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  userId: integer("user_id").notNull(),
  petId: integer("pet_id"),
  petName: text("pet_name"),
  serviceId: integer("service_id").notNull(),
  date: date("date").notNull(),
  timeSlot: text("time_slot").notNull(),
  startsAt: timestamptz("starts_at").notNull(),
  endsAt: timestamptz("ends_at").notNull(),
  notes: text("notes").notNull().default(""),
  status: text("status", { enum: bookingStatuses }).notNull().default("Pending"),
  calendarKey: text("calendar_key").notNull(),
  calendarUid: text("calendar_uid")
    .notNull()
    .default(sql`replace(gen_random_uuid()::text, '-', '')`),
  revision: integer("revision").notNull().default(0),
  bookedAt: timestamptz("booked_at").notNull().defaultNow(),
  remindedAt: timestamptz("reminded_at"),
  createdAt: timestamptz("created_at").notNull().defaultNow(),
});

export const calendarFeeds = pgTable("calendar_feeds", {
  userId: integer("user_id").primaryKey(),
  tokenHash: bytea("token_hash").notNull(),
  createdAt: timestamptz("created_at").notNull().defaultNow(),
});
