import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { timestamptz } from "./columns.ts";

export const customerNotes = pgTable("customer_notes", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  userId: integer("user_id").notNull(),
  /** Who wrote it. */
  staffId: integer("staff_id").notNull(),
  text: text("text").notNull(),
  version: integer("version").notNull().default(1),
  createdAt: timestamptz("created_at").notNull().defaultNow(),
  changedAt: timestamptz("changed_at").notNull().defaultNow(),
});
