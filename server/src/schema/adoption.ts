import {
  type AdoptionRequestStatus,
  adoptionCheckKinds,
  bornPrecisions,
  type HomeAnswers,
  type Image,
  locationKinds,
  petStages,
  requestStages,
} from "@pawhaven/contract";
import { sql } from "drizzle-orm";
import { boolean, date, integer, json, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
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
  stage: text("stage", { enum: petStages }).notNull().default("preparing"),
  publishedAt: timestamptz("published_at"),
  bornOn: date("born_on"),
  bornPrecision: text("born_precision", { enum: bornPrecisions }),
  chip: text("chip"),
  neutered: boolean("neutered"),
  locationKind: text("location_kind", { enum: locationKinds }).notNull().default("kennel"),
  location: text("location").notNull().default(""),
  withChildren: text("with_children", { enum: ["yes", "older", "no"] }),
  withDogs: text("with_dogs", { enum: ["yes", "some", "no"] }),
  withCats: text("with_cats", { enum: ["yes", "some", "no"] }),
  energy: text("energy", { enum: ["low", "medium", "high"] }),
  houseTrained: boolean("house_trained"),
  hoursAlone: integer("hours_alone"),
  needsGarden: boolean("needs_garden"),
  version: integer("version").notNull().default(1),
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
  createdAt: timestamptz("created_at").notNull().defaultNow(),
  decidedAt: timestamptz("decided_at"),
  stage: text("stage", { enum: requestStages }).notNull().default("received"),
  assigneeId: integer("assignee_id"),
  declineReason: text("decline_reason").notNull().default(""),
  answers: jsonb("answers").$type<HomeAnswers>(),
  threadId: integer("thread_id"),
  version: integer("version").notNull().default(1),
  /** Follows from the stage. */
  status: text("status")
    .$type<AdoptionRequestStatus>()
    .notNull()
    .generatedAlwaysAs(
      sql`case when stage in ('received', 'in_review', 'meeting') then 'open' when stage in ('approved', 'gone_home') then 'approved' else stage end`,
    ),
});

export const adoptionChecks = pgTable("adoption_checks", {
  kind: text("kind", { enum: adoptionCheckKinds }).primaryKey(),
  isRequired: boolean("is_required").notNull().default(true),
  position: integer("position").notNull(),
  version: integer("version").notNull().default(1),
});

export const requestChecks = pgTable(
  "request_checks",
  {
    requestId: integer("request_id").notNull(),
    kind: text("kind", { enum: adoptionCheckKinds }).notNull(),
    result: text("result", { enum: ["passed", "failed"] }).notNull(),
    note: text("note").notNull().default(""),
    checkedBy: integer("checked_by"),
    checkedAt: timestamptz("checked_at").notNull().defaultNow(),
  },
  ({ requestId, kind }) => [primaryKey({ columns: [requestId, kind] })],
);

export const requestNotes = pgTable("request_notes", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  requestId: integer("request_id").notNull(),
  staffId: integer("staff_id").notNull(),
  text: text("text").notNull(),
  createdAt: timestamptz("created_at").notNull().defaultNow(),
});
