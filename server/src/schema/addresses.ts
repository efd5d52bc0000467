import { countryCodes } from "@pawhaven/contract";
import { boolean, integer, pgTable, text } from "drizzle-orm/pg-core";
import { addressColumns, timestamptz } from "./columns.ts";

export const userAddresses = pgTable("user_addresses", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  userId: integer("user_id").notNull(),
  fullName: text("full_name").notNull(),
  phone: text("phone").notNull(),
  address: text("address").notNull(),
  ...addressColumns(),
  country: text("country", { enum: countryCodes }).notNull(),
  isDefault: boolean("is_default").notNull().default(false),
  createdAt: timestamptz("created_at").notNull().defaultNow(),
});
