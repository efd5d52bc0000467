import { giftCardEntryKinds, giftCardStates } from "@pawhaven/contract";
import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { bytea, timestamptz } from "./columns.ts";

export const giftCards = pgTable("gift_cards", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  codeHash: bytea("code_hash").notNull(),
  lastFour: text("last_four").notNull(),
  initialCents: integer("initial_cents").notNull(),
  currency: text("currency").notNull().default("usd"),
  recipientEmail: text("recipient_email"),
  note: text("note").notNull().default(""),
  expiresAt: timestamptz("expires_at"),
  state: text("state", { enum: giftCardStates }).notNull().default("active"),
  /** The sum of the ledger; a trigger keeps it. */
  balanceCents: integer("balance_cents").notNull().default(0),
  issuedBy: integer("issued_by"),
  issuedAt: timestamptz("issued_at").notNull().defaultNow(),
});

/** Only added to. */
export const giftCardEntries = pgTable("gift_card_entries", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  giftCardId: integer("gift_card_id").notNull(),
  kind: text("kind", { enum: giftCardEntryKinds }).notNull(),
  cents: integer("cents").notNull(),
  orderId: integer("order_id"),
  refundId: integer("refund_id"),
  staffId: integer("staff_id"),
  reason: text("reason").notNull().default(""),
  at: timestamptz("at").notNull().defaultNow(),
});
