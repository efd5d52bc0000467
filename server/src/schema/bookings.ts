import {
  bookingSources,
  bookingStatuses,
  bornPrecisions,
  type Image,
  speciesList,
  userpetGenders,
} from "@pawhaven/contract";
import { sql } from "drizzle-orm";
import { boolean, date, doublePrecision, integer, json, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { bytea, timestamptz } from "./columns.ts";

export const userpets = pgTable("userpets", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  userId: integer("user_id").notNull(),
  name: text("name").notNull(),
  species: text("species", { enum: speciesList }).notNull(),
  breed: text("breed").notNull(),
  gender: text("gender", { enum: userpetGenders }).notNull(),
  weightKg: doublePrecision("weight_kg"),
  notes: text("notes").notNull().default(""),
  description: text("description").notNull().default(""),
  createdAt: timestamptz("created_at").notNull().defaultNow(),
  bornOn: date("born_on"),
  bornPrecision: text("born_precision", { enum: bornPrecisions }),
  chip: text("chip"),
  neutered: boolean("neutered"),
  images: json("images").$type<Image[]>().notNull().default([]),
  petId: integer("pet_id"),
  endedOn: date("ended_on"),
  endedBy: text("ended_by", { enum: ["died", "returned"] }),
  endRecordedAt: timestamptz("end_recorded_at"),
  adultWeightKg: doublePrecision("adult_weight_kg"),
});

export const bookings = pgTable("bookings", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  userId: integer("user_id"),
  guestName: text("guest_name"),
  guestEmail: text("guest_email"),
  guestPhone: text("guest_phone"),
  source: text("source", { enum: bookingSources }).notNull().default("online"),
  petId: integer("pet_id"),
  petName: text("pet_name"),
  petSpecies: text("pet_species", { enum: speciesList }),
  serviceId: integer("service_id").notNull(),
  personId: integer("person_id"),
  date: date("date").notNull(),
  timeSlot: text("time_slot").notNull(),
  startsAt: timestamptz("starts_at").notNull(),
  endsAt: timestamptz("ends_at").notNull(),
  notes: text("notes").notNull().default(""),
  intake: jsonb("intake").$type<{ question: string; answer: string }[]>().notNull().default([]),
  privateNote: text("private_note").notNull().default(""),
  visibleNote: text("visible_note").notNull().default(""),
  priceCents: integer("price_cents"),
  status: text("status", { enum: bookingStatuses }).notNull().default("Pending"),
  calendarKey: text("calendar_key").notNull(),
  calendarUid: text("calendar_uid")
    .notNull()
    .default(sql`replace(gen_random_uuid()::text, '-', '')`),
  revision: integer("revision").notNull().default(0),
  careDueId: integer("care_due_id"),
  createdBy: integer("created_by"),
  requestKey: text("request_key"),
  bookedAt: timestamptz("booked_at").notNull().defaultNow(),
  remindedAt: timestamptz("reminded_at"),
  createdAt: timestamptz("created_at").notNull().defaultNow(),
});

export const visitRecords = pgTable("visit_records", {
  bookingId: integer("booking_id").primaryKey(),
  done: text("done").notNull(),
  weightKg: doublePrecision("weight_kg"),
  comesNext: text("comes_next").notNull().default(""),
  finishedAt: timestamptz("finished_at").notNull().defaultNow(),
  finishedBy: integer("finished_by"),
});

export const visitProposals = pgTable("visit_proposals", {
  bookingId: integer("booking_id").notNull(),
  gearId: integer("gear_id").notNull(),
  position: integer("position").notNull(),
  note: text("note").notNull().default(""),
});

export const passports = pgTable("passports", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  userpetId: integer("userpet_id").notNull(),
  tokenHash: bytea("token_hash").notNull(),
  createdAt: timestamptz("created_at").notNull().defaultNow(),
  expiresAt: timestamptz("expires_at").notNull(),
  withdrawnAt: timestamptz("withdrawn_at"),
});

export const calendarFeeds = pgTable("calendar_feeds", {
  userId: integer("user_id").primaryKey(),
  tokenHash: bytea("token_hash").notNull(),
  createdAt: timestamptz("created_at").notNull().defaultNow(),
});
