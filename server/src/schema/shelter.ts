import {
  careKinds,
  careSources,
  chipScans,
  followUpMoods,
  meetingStatuses,
  petOutcomes,
  storedPetIntakeKinds,
} from "@pawhaven/contract";
import { sql } from "drizzle-orm";
import { boolean, date, doublePrecision, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { timestamptz } from "./columns.ts";

export const shelterStays = pgTable("shelter_stays", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  petId: integer("pet_id").notNull(),
  intakeKind: text("intake_kind", { enum: storedPetIntakeKinds }).notNull(),
  arrivedOn: date("arrived_on").notNull(),
  broughtBy: text("brought_by").notNull().default(""),
  chipScan: text("chip_scan", { enum: chipScans }).notNull().default("not scanned"),
  condition: text("condition").notNull().default(""),
  receivedBy: integer("received_by"),
  requestKey: text("request_key"),
  leftOn: date("left_on"),
  outcome: text("outcome", { enum: petOutcomes }),
  outcomeNote: text("outcome_note").notNull().default(""),
  createdAt: timestamptz("created_at").notNull().defaultNow(),
});

export const careRecords = pgTable("care_records", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  petId: integer("pet_id"),
  userpetId: integer("userpet_id"),
  kind: text("kind", { enum: careKinds }).notNull(),
  givenOn: date("given_on").notNull(),
  product: text("product").notNull().default(""),
  batch: text("batch").notNull().default(""),
  note: text("note").notNull().default(""),
  weightKg: doublePrecision("weight_kg"),
  dueOn: date("due_on"),
  source: text("source", { enum: careSources }).notNull(),
  recordedBy: integer("recorded_by"),
  correctsId: integer("corrects_id"),
  isVoid: boolean("is_void").notNull().default(false),
  originId: integer("origin_id"),
  createdAt: timestamptz("created_at").notNull().defaultNow(),
  bookingId: integer("booking_id"),
});

export const meetings = pgTable("meetings", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  requestId: integer("request_id").notNull(),
  petId: integer("pet_id").notNull(),
  startsAt: timestamptz("starts_at").notNull(),
  endsAt: timestamptz("ends_at").notNull(),
  status: text("status", { enum: meetingStatuses }).notNull().default("planned"),
  place: text("place").notNull().default(""),
  note: text("note").notNull().default(""),
  version: integer("version").notNull().default(1),
  createdBy: integer("created_by"),
  createdAt: timestamptz("created_at").notNull().defaultNow(),
});

export const adoptionPayments = pgTable("adoption_payments", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  requestId: integer("request_id"),
  reference: text("reference")
    .notNull()
    .default(sql`'fee-' || gen_random_uuid()::text`),
  amountCents: integer("amount_cents").notNull(),
  intentId: text("intent_id"),
  state: text("state", { enum: ["open", "paid", "canceled", "refund_due", "refunded"] })
    .notNull()
    .default("open"),
  nextCheckAt: timestamptz("next_check_at").default(sql`now() + interval '2 minutes'`),
  createdAt: timestamptz("created_at").notNull().defaultNow(),
  paidAt: timestamptz("paid_at"),
});

export const adoptionHandovers = pgTable("adoption_handovers", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  requestId: integer("request_id"),
  petId: integer("pet_id").notNull(),
  userId: integer("user_id"),
  userpetId: integer("userpet_id"),
  adopterName: text("adopter_name").notNull(),
  adopterAddress: text("adopter_address").notNull(),
  feeCents: integer("fee_cents").notNull(),
  paidBy: text("paid_by", { enum: ["cash", "card", "none"] }).notNull(),
  paymentId: integer("payment_id"),
  agreement: text("agreement").notNull().default(""),
  handedOverOn: date("handed_over_on").notNull(),
  handedOverBy: integer("handed_over_by"),
  requestKey: text("request_key"),
  agreedToFollowUp: boolean("agreed_to_follow_up").notNull().default(false),
  returnedOn: date("returned_on"),
  returnReason: text("return_reason").notNull().default(""),
  version: integer("version").notNull().default(1),
  createdAt: timestamptz("created_at").notNull().defaultNow(),
});

export const adoptionFollowUps = pgTable(
  "adoption_follow_ups",
  {
    handoverId: integer("handover_id").notNull(),
    day: integer("day").notNull(),
    dueOn: date("due_on").notNull(),
    sentAt: timestamptz("sent_at"),
    mood: text("mood", { enum: followUpMoods }),
    answer: text("answer").notNull().default(""),
    answeredAt: timestamptz("answered_at"),
  },
  ({ handoverId, day }) => [primaryKey({ columns: [handoverId, day] })],
);
