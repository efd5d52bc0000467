import { bigint, boolean, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { timestamptz } from "./columns.ts";

export const savedViews = pgTable("saved_views", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  staffId: integer("staff_id").notNull(),
  list: text("list").notNull(),
  name: text("name").notNull(),
  query: text("query").notNull(),
  isShared: boolean("is_shared").notNull().default(false),
  version: integer("version").notNull().default(1),
  createdAt: timestamptz("created_at").notNull().defaultNow(),
});

export const bulkJobs = pgTable("bulk_jobs", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  staffId: integer("staff_id").notNull(),
  action: text("action").notNull(),
  /** Of the request that started the job; the audit entries of all its items have it. */
  requestId: text("request_id").notNull(),
  /** What the action shall set; each action knows the form of its own. */
  parameters: jsonb("parameters").notNull().default({}),
  createdAt: timestamptz("created_at").notNull().defaultNow(),
  cancelledAt: timestamptz("cancelled_at"),
});

export const bulkItems = pgTable("bulk_items", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  jobId: integer("job_id").notNull(),
  objectId: text("object_id").notNull(),
  state: text("state", { enum: ["waiting", "done", "failed", "cancelled"] })
    .notNull()
    .default("waiting"),
  /** Why an item failed. */
  message: text("message").notNull().default(""),
});
