import { sql } from "drizzle-orm";
import { boolean, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { bytea, timestamptz } from "./columns.ts";

export const sandboxIntents = pgTable("sandbox_intents", {
  id: text("id").primaryKey(),
  clientSecret: text("client_secret").notNull(),
  reference: text("reference").notNull(),
  amountCents: integer("amount_cents").notNull(),
  currency: text("currency").notNull(),
  status: text("status", { enum: ["open", "requires_action", "succeeded", "canceled"] })
    .notNull()
    .default("open"),
  refundedCents: integer("refunded_cents").notNull().default(0),
  challengeHash: bytea("challenge_hash"),
  returnPath: text("return_path"),
  createdAt: timestamptz("created_at").notNull().defaultNow(),
  customerId: text("customer_id"),
  cardToSave: jsonb("card_to_save").$type<{ brand: string; last4: string; exp_month: number; exp_year: number }>(),
});

export const sandboxCustomers = pgTable("sandbox_customers", {
  id: text("id").primaryKey(),
  clientSecret: text("client_secret").notNull(),
  createdAt: timestamptz("created_at").notNull().defaultNow(),
});

export const sandboxCards = pgTable("sandbox_cards", {
  id: text("id")
    .primaryKey()
    .default(sql`'pm_sandbox_' || replace(gen_random_uuid()::text, '-', '')`),
  customerId: text("customer_id").notNull(),
  brand: text("brand").notNull(),
  last4: text("last4").notNull(),
  expMonth: integer("exp_month").notNull(),
  expYear: integer("exp_year").notNull(),
  createdAt: timestamptz("created_at").notNull().defaultNow(),
});

export const sandboxRefunds = pgTable("sandbox_refunds", {
  id: text("id")
    .primaryKey()
    .default(sql`'re_sandbox_' || replace(gen_random_uuid()::text, '-', '')`),
  intentId: text("intent_id").notNull(),
  key: text("key"),
  amountCents: integer("amount_cents").notNull(),
  status: text("status", { enum: ["pending", "succeeded", "failed"] })
    .notNull()
    .default("succeeded"),
  createdAt: timestamptz("created_at").notNull().defaultNow(),
});

export const sandboxReports = pgTable("sandbox_reports", {
  id: text("id")
    .primaryKey()
    .default(sql`'evt_sandbox_' || replace(gen_random_uuid()::text, '-', '')`),
  intentId: text("intent_id").notNull(),
  type: text("type").notNull(),
  createdAt: timestamptz("created_at").notNull().defaultNow(),
  attempts: integer("attempts").notNull().default(0),
  nextAttemptAt: timestamptz("next_attempt_at").notNull().defaultNow(),
  deliveredAt: timestamptz("delivered_at"),
});

export const sandboxSecret = pgTable("sandbox_secret", {
  isOnly: boolean("is_only").primaryKey().default(true),
  secret: text("secret").notNull(),
});
