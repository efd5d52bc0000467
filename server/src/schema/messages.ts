import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { timestamptz } from "./columns.ts";

export const feedback = pgTable("feedback", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  name: text("name").notNull(),
  email: text("email").notNull(),
  message: text("message").notNull(),
  createdAt: timestamptz("created_at").notNull().defaultNow(),
});

export const mailOutbox = pgTable("mail_outbox", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  recipient: text("recipient").notNull(),
  replyTo: text("reply_to"),
  subject: text("subject").notNull(),
  bodyText: text("body_text").notNull(),
  bodyHtml: text("body_html").notNull(),
  createdAt: timestamptz("created_at").notNull().defaultNow(),
  sentAt: timestamptz("sent_at"),
  attempts: integer("attempts").notNull().default(0),
  nextAttemptAt: timestamptz("next_attempt_at").notNull().defaultNow(),
  lastError: text("last_error"),
  userId: integer("user_id"),
  about: text("about"),
  kind: text("kind"),
  expiresAt: timestamptz("expires_at"),
});

export const rateLimits = pgTable("rate_limits", {
  key: text("key").primaryKey(),
  count: integer("count").notNull(),
  resetsAt: timestamptz("resets_at").notNull(),
});

export const contactMessages = pgTable("contact_messages", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  fullName: text("full_name").notNull(),
  email: text("email").notNull(),
  phone: text("phone").notNull(),
  subject: text("subject").notNull(),
  message: text("message").notNull(),
  createdAt: timestamptz("created_at").notNull().defaultNow(),
});
