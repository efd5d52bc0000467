import { type IntakeQuestion, resourceKinds, speciesList, type StoredPicture } from "@pawhaven/contract";
import {
  bigint,
  boolean,
  customType,
  date,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  time,
} from "drizzle-orm/pg-core";
import { bytea, timestamptz } from "./columns.ts";

/** Written as text and compared in SQL; read as bounds. */
const tstzrange = customType<{ data: string }>({ dataType: () => "tstzrange" });
const tstzmultirange = customType<{ data: string }>({ dataType: () => "tstzmultirange" });

export const services = pgTable("services", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  name: text("name").notNull(),
  description: text("description").notNull().default(""),
  minutes: integer("minutes").notNull(),
  minutesBefore: integer("minutes_before").notNull().default(0),
  minutesAfter: integer("minutes_after").notNull().default(0),
  everyMinutes: integer("every_minutes"),
  priceCents: integer("price_cents"),
  species: text("species", { enum: speciesList }).array().notNull().default([]),
  isOnline: boolean("is_online").notNull().default(true),
  confirmsItself: boolean("confirms_itself").notNull().default(false),
  intakeQuestions: jsonb("intake_questions").$type<IntakeQuestion[]>().notNull().default([]),
  changeHours: integer("change_hours").notNull().default(0),
  image: jsonb("image").$type<StoredPicture>(),
  position: integer("position").notNull().default(0),
  archivedAt: timestamptz("archived_at"),
  version: integer("version").notNull().default(1),
  createdAt: timestamptz("created_at").notNull().defaultNow(),
});

export const serviceNeeds = pgTable(
  "service_needs",
  {
    serviceId: integer("service_id").notNull(),
    kind: text("kind", { enum: resourceKinds }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.serviceId, table.kind] })],
);

export const resources = pgTable("resources", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  kind: text("kind", { enum: resourceKinds }).notNull(),
  name: text("name").notNull(),
  staffId: integer("staff_id"),
  hasOwnHours: boolean("has_own_hours").notNull().default(false),
  position: integer("position").notNull().default(0),
  retiredAt: timestamptz("retired_at"),
  version: integer("version").notNull().default(1),
  createdAt: timestamptz("created_at").notNull().defaultNow(),
});

export const resourceSkills = pgTable(
  "resource_skills",
  { resourceId: integer("resource_id").notNull(), serviceId: integer("service_id").notNull() },
  (table) => [primaryKey({ columns: [table.resourceId, table.serviceId] })],
);

export const workingHours = pgTable("working_hours", {
  resourceId: integer("resource_id").notNull(),
  weekday: integer("weekday").notNull(),
  opens: time("opens").notNull(),
  closes: time("closes").notNull(),
});

export const workingExceptions = pgTable("working_exceptions", {
  resourceId: integer("resource_id").notNull(),
  date: date("date").notNull(),
  opens: time("opens").notNull(),
  closes: time("closes").notNull(),
});

export const blocks = pgTable("blocks", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  resourceId: integer("resource_id").notNull(),
  startsAt: timestamptz("starts_at").notNull(),
  endsAt: timestamptz("ends_at").notNull(),
  reason: text("reason").notNull(),
  createdBy: integer("created_by"),
  version: integer("version").notNull().default(1),
  createdAt: timestamptz("created_at").notNull().defaultNow(),
});

export const reservations = pgTable("reservations", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  resourceId: integer("resource_id"),
  petId: integer("pet_id"),
  during: tstzrange("during").notNull(),
  bookingId: integer("booking_id"),
  blockId: integer("block_id"),
  meetingId: integer("meeting_id"),
});

/** Written only by the database, as reservations come and go. */
export const busyDays = pgTable(
  "busy_days",
  {
    resourceId: integer("resource_id").notNull(),
    day: date("day").notNull(),
    busy: tstzmultirange("busy").notNull(),
  },
  ({ resourceId, day }) => [primaryKey({ columns: [resourceId, day] })],
);

export const personFeeds = pgTable("person_feeds", {
  resourceId: integer("resource_id").primaryKey(),
  tokenHash: bytea("token_hash").notNull(),
  createdAt: timestamptz("created_at").notNull().defaultNow(),
});
