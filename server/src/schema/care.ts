import { type CareSchedule, careSpecies, dueKinds, dueReasons, reminderStages } from "@pawhaven/contract";
import { date, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { timestamptz } from "./columns.ts";

export const careRules = pgTable("care_rules", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  code: text("code").notNull(),
  species: text("species", { enum: careSpecies }).notNull(),
  kind: text("kind", { enum: dueKinds }).notNull(),
  country: text("country"),
  name: text("name").notNull(),
  advice: text("advice").notNull().default(""),
  words: text("words").array().notNull().default([]),
  otherWords: text("other_words").array().notNull().default([]),
  schedule: jsonb("schedule").$type<CareSchedule>(),
  serviceId: integer("service_id"),
  source: text("source").notNull(),
  sourceUrl: text("source_url").notNull(),
  compiledOn: date("compiled_on").notNull(),
  reviewedBy: integer("reviewed_by"),
  reviewedOn: date("reviewed_on"),
  validFrom: date("valid_from").notNull(),
  validUntil: date("valid_until"),
  createdBy: integer("created_by"),
  createdAt: timestamptz("created_at").notNull().defaultNow(),
});

export const careDue = pgTable("care_due", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  userpetId: integer("userpet_id").notNull(),
  code: text("code").notNull(),
  ruleId: integer("rule_id").notNull(),
  fromOn: date("from_on").notNull(),
  dueOn: date("due_on").notNull(),
  reason: text("reason", { enum: dueReasons }).notNull(),
  follows: date("follows"),
  status: text("status", { enum: ["open", "done", "dismissed", "lapsed"] })
    .notNull()
    .default("open"),
  snoozedUntil: date("snoozed_until"),
  recordId: integer("record_id"),
  createdAt: timestamptz("created_at").notNull().defaultNow(),
  closedAt: timestamptz("closed_at"),
  statusBeforeEnd: text("status_before_end", { enum: ["open", "dismissed"] }),
  snoozedBeforeEnd: date("snoozed_before_end"),
});

export const careReminders = pgTable(
  "care_reminders",
  {
    careDueId: integer("care_due_id").notNull(),
    stage: text("stage", { enum: reminderStages }).notNull(),
    sentAt: timestamptz("sent_at").notNull(),
  },
  ({ careDueId, stage }) => [primaryKey({ columns: [careDueId, stage] })],
);

export const careChecks = pgTable("care_checks", {
  userpetId: integer("userpet_id").primaryKey(),
  checkedOn: date("checked_on").notNull(),
});
