import { type Image, adoptionRequestStatuses } from "@pawhaven/contract";
import { integer, json, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { timestamptz } from "./columns.ts";

export const pets = pgTable("pets", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  slug: text("slug").notNull(),
  name: text("name").notNull(),
  type: text("type").notNull(),
  breed: text("breed").notNull(),
  age: text("age").notNull(),
  gender: text("gender", { enum: ["Male", "Female"] }).notNull(),
  weight: text("weight").notNull(),
  color: text("color").notNull(),
  description: text("description").notNull(),
  trait: text("trait").notNull().default(""),
  adoptionFeeCents: integer("adoption_fee_cents").notNull(),
  tags: text("tags").array().notNull().default([]),
  images: json("images").$type<Image[]>().notNull().default([]),
  careDiet: text("care_diet").notNull().default(""),
  careExercise: text("care_exercise").notNull().default(""),
  careGrooming: text("care_grooming").notNull().default(""),
  createdAt: timestamptz("created_at").notNull().defaultNow(),
});

export const favorites = pgTable(
  "favorites",
  {
    userId: integer("user_id").notNull(),
    petId: integer("pet_id").notNull(),
    createdAt: timestamptz("created_at").notNull().defaultNow(),
  },
  ({ userId, petId }) => [primaryKey({ columns: [userId, petId] })],
);

export const adoptionRequests = pgTable("adoption_requests", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  userId: integer("user_id").notNull(),
  petId: integer("pet_id").notNull(),
  note: text("note").notNull(),
  status: text("status", { enum: adoptionRequestStatuses }).notNull().default("open"),
  createdAt: timestamptz("created_at").notNull().defaultNow(),
  decidedAt: timestamptz("decided_at"),
});
