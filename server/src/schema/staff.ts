import { staffRoles } from "@pawhaven/contract";
import { bigint, boolean, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { bytea, timestamptz } from "./columns.ts";

export const staff = pgTable("staff", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  /** Null once the account of somebody who has left is deleted. */
  userId: integer("user_id"),
  name: text("name").notNull(),
  role: text("role", { enum: staffRoles }).notNull(),
  version: integer("version").notNull().default(1),
  createdAt: timestamptz("created_at").notNull().defaultNow(),
  endedAt: timestamptz("ended_at"),
  lastSeenAt: timestamptz("last_seen_at"),
});

export const staffSessions = pgTable("staff_sessions", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  staffId: integer("staff_id").notNull(),
  tokenHash: bytea("token_hash").notNull(),
  createdAt: timestamptz("created_at").notNull().defaultNow(),
  expiresAt: timestamptz("expires_at").notNull(),
  lastSeenAt: timestamptz("last_seen_at").notNull().defaultNow(),
  hasSecondFactor: boolean("has_second_factor").notNull().default(false),
  identityConfirmedAt: timestamptz("identity_confirmed_at").notNull().defaultNow(),
  device: text("device").notNull().default(""),
  address: text("address").notNull().default(""),
});

export const staffInvitations = pgTable("staff_invitations", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  email: text("email").notNull(),
  role: text("role", { enum: staffRoles }).notNull(),
  mailTokenHash: bytea("mail_token_hash").notNull(),
  /** Null until somebody copies the link. */
  linkTokenHash: bytea("link_token_hash"),
  invitedBy: integer("invited_by").notNull(),
  version: integer("version").notNull().default(1),
  createdAt: timestamptz("created_at").notNull().defaultNow(),
  expiresAt: timestamptz("expires_at").notNull(),
  acceptedAt: timestamptz("accepted_at"),
  revokedAt: timestamptz("revoked_at"),
  userId: integer("user_id"),
});

export const ownershipLinks = pgTable("ownership_links", {
  tokenHash: bytea("token_hash").primaryKey(),
  /** Null if it is for whoever comes first. */
  email: text("email"),
  expiresAt: timestamptz("expires_at").notNull(),
});

export const auditLog = pgTable("audit_log", {
  id: bigint("id", { mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  at: timestamptz("at").notNull().defaultNow(),
  /** Null for somebody who is not signed in, such as whoever guesses a password. */
  staffId: integer("staff_id"),
  action: text("action").notNull(),
  objectKind: text("object_kind").notNull(),
  objectId: text("object_id").notNull(),
  requestId: text("request_id").notNull(),
});

/** What an entry says about its object, apart from it, because personal data goes with the person. */
export const auditValues = pgTable("audit_values", {
  entryId: bigint("entry_id", { mode: "number" }).primaryKey(),
  personId: integer("person_id"),
  before: jsonb("before"),
  after: jsonb("after"),
});

/** Who has which object open. */
export const staffPresence = pgTable(
  "staff_presence",
  {
    staffId: integer("staff_id").notNull(),
    objectKind: text("object_kind").notNull(),
    objectId: text("object_id").notNull(),
    seenAt: timestamptz("seen_at").notNull().defaultNow(),
  },
  ({ objectKind, objectId, staffId }) => [primaryKey({ columns: [objectKind, objectId, staffId] })],
);

export const staffReadMarks = pgTable("staff_read_marks", {
  staffId: integer("staff_id").primaryKey(),
  readAt: timestamptz("read_at").notNull(),
});
