import type { GearDiet, GearSpecies, GearState, Image, LifeStage } from "@pawhaven/contract";
import { sql } from "drizzle-orm";
import { boolean, date, integer, json, jsonb, numeric, pgTable, text } from "drizzle-orm/pg-core";
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
  lowStockAt: integer("low_stock_at").notNull().default(5),
  isNew: boolean("is_new").notNull().default(false),
  isFeatured: boolean("is_featured").notNull().default(false),
  highlights: text("highlights").array().notNull().default([]),
  details: json("details").$type<Record<string, string>>().notNull().default({}),
  images: json("images").$type<Image[]>().notNull().default([]),
  reviewsCount: integer("reviews_count").notNull().default(0),
  ratingSum: integer("rating_sum").notNull().default(0),
  createdAt: timestamptz("created_at").notNull().defaultNow(),
  version: integer("version").notNull().default(1),
  state: text("state").$type<GearState>().notNull().default("live"),
  species: text("species").$type<GearSpecies>(),
  lifeStage: text("life_stage").$type<LifeStage>(),
  diets: text("diets").array().$type<GearDiet[]>().notNull().default([]),
  animalMinKg: numeric("animal_min_kg", { precision: 6, scale: 2, mode: "number" }),
  animalMaxKg: numeric("animal_max_kg", { precision: 6, scale: 2, mode: "number" }),
  netWeightGrams: integer("net_weight_grams"),
  energyKcalPer100g: integer("energy_kcal_per_100g"),
  ingredients: text("ingredients").notNull().default(""),
  actives: json("actives").$type<Record<string, string>>().notNull().default({}),
  relatedIds: integer("related_ids").array().notNull().default([]),
  contains: text("contains").array().notNull().default([]),
  mayContain: text("may_contain").array().notNull().default([]),
  minMonths: integer("min_months"),
  maxMonths: integer("max_months"),
  /** A trigger moves it when what is in the gear changes. */
  factsCheckedOn: date("facts_checked_on"),
  saleChangesAt: timestamptz("sale_changes_at"),
  rating: numeric("rating", { precision: 3, scale: 2, mode: "number" }).notNull().generatedAlwaysAs(computed),
  inStock: boolean("in_stock").notNull().generatedAlwaysAs(computed),
  searchText: text("search_text").notNull().generatedAlwaysAs(computed),
  nameWords: tsvector("name_words").notNull().generatedAlwaysAs(computed),
  searchWords: tsvector("search_words").notNull().generatedAlwaysAs(computed),
});

/** Sales of one gear never overlap. Triggers keep `sale_percent` of the gear in step. */
export const gearSales = pgTable("gear_sales", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  gearId: integer("gear_id").notNull(),
  percent: integer("percent").notNull(),
  beginsAt: timestamptz("begins_at").notNull(),
  endsAt: timestamptz("ends_at"),
  version: integer("version").notNull().default(1),
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
  /** Grows with every change by the author or by staff. */
  version: integer("version").notNull().default(1),
  images: jsonb("images").$type<ReviewImageRow[]>().notNull().default([]),
  hiddenAt: timestamptz("hidden_at"),
  hiddenReason: text("hidden_reason"),
  reply: text("reply"),
  repliedAt: timestamptz("replied_at"),
  /** Null until somebody on the staff has read it. */
  checkedAt: timestamptz("checked_at"),
});

export interface ReviewImageRow {
  publicId: string;
  url: string;
  alt: string;
}

/** One row per delivered order, written by a trigger. */
export const reviewInvitations = pgTable("review_invitations", {
  orderId: integer("order_id").primaryKey(),
  deliveredAt: timestamptz("delivered_at").notNull().defaultNow(),
  /** When the mail was queued, or it turned out that none is due. */
  handledAt: timestamptz("handled_at"),
});
