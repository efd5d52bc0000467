import type { Image } from "@pawhaven/contract";
import { sql } from "drizzle-orm";
import { boolean, integer, json, numeric, pgTable, text } from "drizzle-orm/pg-core";
import { timestamptz, tsvector } from "./columns.ts";

const computed = sql`computed by the database`;

export const gears = pgTable("gears", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  slug: text("slug").notNull(),
  name: text("name").notNull(),
  description: text("description").notNull(),
  petType: text("pet_type").notNull(),
  category: text("category").notNull(),
  listPriceCents: integer("list_price_cents").notNull(),
  salePercent: integer("sale_percent").notNull().default(0),
  priceCents: integer("price_cents").notNull().generatedAlwaysAs(computed),
  stock: integer("stock").notNull().default(0),
  held: integer("held").notNull().default(0),
  isNew: boolean("is_new").notNull().default(false),
  isFeatured: boolean("is_featured").notNull().default(false),
  highlights: text("highlights").array().notNull().default([]),
  details: json("details").$type<Record<string, string>>().notNull().default({}),
  images: json("images").$type<Image[]>().notNull().default([]),
  reviewsCount: integer("reviews_count").notNull().default(0),
  ratingSum: integer("rating_sum").notNull().default(0),
  createdAt: timestamptz("created_at").notNull().defaultNow(),
  rating: numeric("rating", { precision: 3, scale: 2, mode: "number" }).notNull().generatedAlwaysAs(computed),
  inStock: boolean("in_stock").notNull().generatedAlwaysAs(computed),
  searchText: text("search_text").notNull().generatedAlwaysAs(computed),
  nameWords: tsvector("name_words").notNull().generatedAlwaysAs(computed),
  searchWords: tsvector("search_words").notNull().generatedAlwaysAs(computed),
});

/** All words of the catalogue, for spelling suggestions. Maintained by triggers. */
export const gearWords = pgTable("gear_words", { word: text("word").primaryKey() });

export const gearReviews = pgTable("gear_reviews", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  gearId: integer("gear_id").notNull(),
  userName: text("user_name").notNull(),
  rating: integer("rating").notNull(),
  comment: text("comment"),
  createdAt: timestamptz("created_at").notNull().defaultNow(),
  userId: integer("user_id"),
  orderId: integer("order_id"),
});
