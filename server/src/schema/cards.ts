import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { timestamptz } from "./columns.ts";

export const cardCustomers = pgTable("card_customers", {
  userId: integer("user_id").primaryKey(),
  customerId: text("customer_id").notNull(),
});

export const forgottenCardCustomers = pgTable("forgotten_card_customers", {
  customerId: text("customer_id").primaryKey(),
  attempts: integer("attempts").notNull().default(0),
  nextAttemptAt: timestamptz("next_attempt_at").notNull().defaultNow(),
});
