import { securityEventKinds } from "@pawhaven/contract";
import { sql } from "drizzle-orm";
import { boolean, date, integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { bytea, timestamptz } from "./columns.ts";

export const users = pgTable("users", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  name: text("name").notNull(),
  email: text("email").notNull(),
  passwordHash: text("password_hash"),
  createdAt: timestamptz("created_at").notNull().defaultNow(),
  emailConfirmedAt: timestamptz("email_confirmed_at"),
  gender: text("gender", { enum: ["Male", "Female", "Other"] }),
  dateOfBirth: date("date_of_birth"),
  phone: text("phone"),
  address: text("address"),
  city: text("city"),
  country: text("country"),
  avatarUrl: text("avatar_url"),
  avatarPublicId: text("avatar_public_id"),
  hasCareMails: boolean("has_care_mails").notNull().default(true),
  careMailedAt: timestamptz("care_mailed_at"),
  unsubscribeKey: text("unsubscribe_key")
    .notNull()
    .default(sql`replace(gen_random_uuid()::text, '-', '')`),
  hasFoodMails: boolean("has_food_mails").notNull().default(true),
  hasReviewMails: boolean("has_review_mails").notNull().default(true),
});

export const sessions = pgTable("sessions", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  userId: integer("user_id").notNull(),
  tokenHash: bytea("token_hash").notNull(),
  createdAt: timestamptz("created_at").notNull().defaultNow(),
  expiresAt: timestamptz("expires_at").notNull(),
  lastSeenAt: timestamptz("last_seen_at").notNull().defaultNow(),
  device: text("device").notNull().default(""),
  address: text("address").notNull().default(""),
  /** Of the cookie without which the token is not accepted; null if the session was not opened in a browser. */
  bindingHash: bytea("binding_hash"),
  /** Null in sessions from before idle times. */
  idleSeconds: integer("idle_seconds"),
});

export const identities = pgTable("identities", {
  issuer: text("issuer").notNull(),
  subject: text("subject").notNull(),
  userId: integer("user_id").notNull(),
  createdAt: timestamptz("created_at").notNull().defaultNow(),
});

export const oneTimeLinks = pgTable("one_time_links", {
  tokenHash: bytea("token_hash").primaryKey(),
  userId: integer("user_id").notNull(),
  purpose: text("purpose", { enum: ["reset", "confirm"] }).notNull(),
  createdAt: timestamptz("created_at").notNull().defaultNow(),
  expiresAt: timestamptz("expires_at").notNull(),
});

export const linkRequests = pgTable("link_requests", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  email: text("email").notNull(),
  createdAt: timestamptz("created_at").notNull().defaultNow(),
  purpose: text("purpose", { enum: ["reset", "confirm"] }).notNull(),
});

export const emailChanges = pgTable("email_changes", {
  userId: integer("user_id").primaryKey(),
  newEmail: text("new_email").notNull(),
  /** Null once it was used, or if nobody ever proved to own the old address. */
  oldLinkHash: bytea("old_link_hash"),
  newLinkHash: bytea("new_link_hash"),
  createdAt: timestamptz("created_at").notNull().defaultNow(),
  expiresAt: timestamptz("expires_at").notNull(),
});

export const formerAddresses = pgTable(
  "former_addresses",
  {
    userId: integer("user_id").notNull(),
    email: text("email").notNull(),
    replacedAt: timestamptz("replaced_at").notNull().defaultNow(),
  },
  ({ userId, email }) => [primaryKey({ columns: [userId, email] })],
);

export const signInAttempts = pgTable("sign_in_attempts", {
  stateHash: bytea("state_hash").primaryKey(),
  browserHash: bytea("browser_hash").notNull(),
  nonce: text("nonce").notNull(),
  verifier: text("verifier").notNull(),
  createdAt: timestamptz("created_at").notNull().defaultNow(),
  expiresAt: timestamptz("expires_at").notNull(),
});

export const securityEvents = pgTable("security_events", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  userId: integer("user_id").notNull(),
  kind: text("kind", { enum: securityEventKinds }).notNull(),
  device: text("device").notNull().default(""),
  network: text("network").notNull().default(""),
  createdAt: timestamptz("created_at").notNull().defaultNow(),
});

export const rejectedSignIns = pgTable("rejected_sign_ins", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  email: text("email").notNull(),
  kind: text("kind", { enum: ["sign_in_failed", "sign_in_refused"] }).notNull(),
  device: text("device").notNull(),
  network: text("network").notNull(),
  createdAt: timestamptz("created_at").notNull().defaultNow(),
});
