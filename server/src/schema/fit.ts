import { avoidReasons, speciesList } from "@pawhaven/contract";
import { date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { timestamptz } from "./columns.ts";

/** A tree: chicken is poultry, and poultry is meat. */
export const ingredients = pgTable("ingredients", {
  name: text("name").primaryKey(),
  parent: text("parent"),
});

export const hazards = pgTable(
  "hazards",
  {
    substance: text("substance").notNull(),
    species: text("species", { enum: speciesList }).notNull(),
    text: text("text").notNull(),
    source: text("source").notNull(),
    compiledOn: date("compiled_on").notNull(),
    severity: text("severity", { enum: ["blocks", "warns"] }).notNull(),
  },
  ({ substance, species }) => [primaryKey({ columns: [substance, species] })],
);

export const commonAllergens = pgTable(
  "common_allergens",
  {
    species: text("species", { enum: speciesList }).notNull(),
    ingredient: text("ingredient").notNull(),
    percent: integer("percent").notNull(),
    source: text("source").notNull(),
    compiledOn: date("compiled_on").notNull(),
  },
  ({ species, ingredient }) => [primaryKey({ columns: [species, ingredient] })],
);

export const petAvoids = pgTable(
  "pet_avoids",
  {
    userpetId: integer("userpet_id").notNull(),
    ingredient: text("ingredient").notNull(),
    reason: text("reason", { enum: avoidReasons }).notNull(),
    createdAt: timestamptz("created_at").notNull().defaultNow(),
  },
  ({ userpetId, ingredient }) => [primaryKey({ columns: [userpetId, ingredient] })],
);
