import { boolean, date, doublePrecision, integer, pgTable } from "drizzle-orm/pg-core";
import { timestamptz } from "./columns.ts";

export const petFoods = pgTable("pet_foods", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  userpetId: integer("userpet_id").notNull(),
  gearId: integer("gear_id").notNull(),
  gramsPerDay: doublePrecision("grams_per_day"),
  share: doublePrecision("share"),
  startedOn: date("started_on").notNull(),
  stoppedOn: date("stopped_on"),
  isStoppedByEnd: boolean("is_stopped_by_end").notNull().default(false),
});

export const foodPauses = pgTable("food_pauses", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  petFoodId: integer("pet_food_id").notNull(),
  pausedOn: date("paused_on").notNull(),
  resumedOn: date("resumed_on"),
});

/** Triggers write them when a parcel with food arrives, and when something goes back. */
export const foodSupplies = pgTable("food_supplies", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  shipmentId: integer("shipment_id").notNull(),
  gearId: integer("gear_id").notNull(),
  userId: integer("user_id").notNull(),
  units: integer("units").notNull(),
  arrivedAt: timestamptz("arrived_at").notNull(),
  isDeclined: boolean("is_declined").notNull().default(false),
});

export const foodReminders = pgTable("food_reminders", {
  supplyId: integer("supply_id").primaryKey(),
  sentAt: timestamptz("sent_at"),
  skippedAt: timestamptz("skipped_at"),
});
