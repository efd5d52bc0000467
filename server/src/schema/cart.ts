import { integer, pgTable } from "drizzle-orm/pg-core";
import { timestamptz } from "./columns.ts";

export const cartItems = pgTable("cart_items", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  userId: integer("user_id").notNull(),
  gearId: integer("gear_id").notNull(),
  quantity: integer("quantity").notNull(),
  priceCents: integer("price_cents").notNull(),
  addedAt: timestamptz("added_at").notNull().defaultNow(),
});
