import { sql } from "drizzle-orm";
import { boolean, integer, pgTable, text } from "drizzle-orm/pg-core";
import { attachmentTypes, threadEntryKinds, threadKinds, threadStates } from "@pawhaven/contract";
import { bytea, timestamptz } from "./columns.ts";

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
  unsubscribeUrl: text("unsubscribe_url"),
  attachment: text("attachment"),
});

export const rateLimits = pgTable("rate_limits", {
  key: text("key").primaryKey(),
  count: integer("count").notNull(),
  resetsAt: timestamptz("resets_at").notNull(),
});

export const threads = pgTable("threads", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  kind: text("kind", { enum: threadKinds }).notNull(),
  subject: text("subject").notNull(),
  name: text("name").notNull(),
  email: text("email").notNull(),
  phone: text("phone").notNull().default(""),
  state: text("state", { enum: threadStates }).notNull().default("open"),
  assigneeId: integer("assignee_id"),
  userId: integer("user_id"),
  orderNumber: text("order_number"),
  senderProvenAt: timestamptz("sender_proven_at"),
  version: integer("version").notNull().default(1),
  createdAt: timestamptz("created_at").notNull().defaultNow(),
  lastEntryAt: timestamptz("last_entry_at").notNull().defaultNow(),
});

export const threadEntries = pgTable("thread_entries", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  threadId: integer("thread_id").notNull(),
  kind: text("kind", { enum: threadEntryKinds }).notNull(),
  staffId: integer("staff_id"),
  sender: text("sender"),
  deliveryId: text("delivery_id"),
  text: text("text").notNull(),
  isCut: boolean("is_cut").notNull().default(false),
  leftOut: text("left_out").array().notNull().default([]),
  createdAt: timestamptz("created_at").notNull().defaultNow(),
});

export const threadAttachments = pgTable("thread_attachments", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  entryId: integer("entry_id").notNull(),
  name: text("name").notNull(),
  type: text("type", { enum: attachmentTypes }).notNull(),
  bytes: bytea("bytes").notNull(),
  size: integer("size")
    .notNull()
    .generatedAlwaysAs(sql`octet_length(bytes)`),
});

export const cannedAnswers = pgTable("canned_answers", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  title: text("title").notNull(),
  text: text("text").notNull(),
  version: integer("version").notNull().default(1),
});
