import { integer, pgTable, primaryKey } from "drizzle-orm/pg-core";
import { timestamptz } from "./columns.ts";

export const wishlistItems = pgTable(
  "wishlist_items",
  {
    userId: integer("user_id").notNull(),
    gearId: integer("gear_id").notNull(),
    priceCents: integer("price_cents").notNull(),
    addedAt: timestamptz("added_at").notNull().defaultNow(),
    /** The removal can be undone until a job deletes the row. */
    removedAt: timestamptz("removed_at"),
  },
  ({ userId, gearId }) => [primaryKey({ columns: [userId, gearId] })],
);

export const savedItems = pgTable("saved_items", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  userId: integer("user_id").notNull(),
  gearId: integer("gear_id").notNull(),
  quantity: integer("quantity").notNull(),
  priceCents: integer("price_cents").notNull(),
  savedAt: timestamptz("saved_at").notNull().defaultNow(),
});

export const stockAlerts = pgTable("stock_alerts", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  userId: integer("user_id").notNull(),
  gearId: integer("gear_id").notNull(),
  askedAt: timestamptz("asked_at").notNull().defaultNow(),
  /** Null while the customer waits. */
  toldAt: timestamptz("told_at"),
});

export const viewConsents = pgTable("view_consents", {
  userId: integer("user_id").primaryKey(),
  agreedAt: timestamptz("agreed_at").notNull().defaultNow(),
});

export const viewedGears = pgTable(
  "viewed_gears",
  {
    userId: integer("user_id").notNull(),
    gearId: integer("gear_id").notNull(),
    viewedAt: timestamptz("viewed_at").notNull().defaultNow(),
  },
  ({ userId, gearId }) => [primaryKey({ columns: [userId, gearId] })],
);
