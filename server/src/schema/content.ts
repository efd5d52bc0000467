import { contentKeys } from "@pawhaven/contract";
import { integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { timestamptz } from "./columns.ts";

export const shopContent = pgTable("shop_content", {
  key: text("key", { enum: contentKeys }).primaryKey(),
  value: jsonb("value").notNull(),
  version: integer("version").notNull().default(1),
  updatedAt: timestamptz("updated_at").notNull().defaultNow(),
  /** Null for a first value, which comes from the settings. */
  updatedBy: integer("updated_by"),
});

/** Written by a trigger. */
export const shopContentVersions = pgTable("shop_content_versions", {
  key: text("key", { enum: contentKeys }).notNull(),
  version: integer("version").notNull(),
  value: jsonb("value").notNull(),
  updatedAt: timestamptz("updated_at").notNull(),
  updatedBy: integer("updated_by"),
});
