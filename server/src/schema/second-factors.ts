import { bigint, boolean, integer, pgTable, text } from "drizzle-orm/pg-core";
import { bytea, timestamptz } from "./columns.ts";

export const secondFactors = pgTable("second_factors", {
  staffId: integer("staff_id").primaryKey(),
  /** Null until a code has proven that the app has the secret. */
  sealedSecret: bytea("sealed_secret"),
  confirmedAt: timestamptz("confirmed_at"),
  /** Codes of this step and of earlier ones no longer count. */
  lastStep: bigint("last_step", { mode: "number" }).notNull().default(0),
  pendingSecret: bytea("pending_secret"),
});

export const recoveryCodes = pgTable("recovery_codes", {
  staffId: integer("staff_id").notNull(),
  codeHash: bytea("code_hash").notNull(),
  usedAt: timestamptz("used_at"),
});

export const passkeys = pgTable("passkeys", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  userId: integer("user_id").notNull(),
  audience: text("audience", { enum: ["customer", "staff"] }).notNull(),
  credentialId: text("credential_id").notNull(),
  publicKey: bytea("public_key").notNull(),
  counter: bigint("counter", { mode: "number" }).notNull(),
  transports: text("transports").array().notNull().default([]),
  backedUp: boolean("backed_up").notNull(),
  name: text("name").notNull(),
  createdAt: timestamptz("created_at").notNull().defaultNow(),
  lastUsedAt: timestamptz("last_used_at"),
});

export const passkeyChallenges = pgTable("passkey_challenges", {
  challengeHash: bytea("challenge_hash").primaryKey(),
  purpose: text("purpose", {
    enum: ["customer sign-in", "staff sign-in", "customer add", "staff add", "confirm"],
  }).notNull(),
  /** Null for signing in, when nobody knows yet who it is. */
  userId: integer("user_id"),
  expiresAt: timestamptz("expires_at").notNull(),
});
