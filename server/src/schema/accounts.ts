import { integer, pgTable, text } from "drizzle-orm/pg-core";
import { bytes, moment } from "./columns.ts";

export const users = pgTable("users", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  name: text("name").notNull(),
  email: text("email").notNull(),
  passwordHash: text("password_hash"),
  role: text("role", { enum: ["customer", "admin"] })
    .notNull()
    .default("customer"),
  createdAt: moment("created_at").notNull().defaultNow(),
});

export const sessions = pgTable("sessions", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  userId: integer("user_id").notNull(),
  tokenHash: bytes("token_hash").notNull(),
  createdAt: moment("created_at").notNull().defaultNow(),
  expiresAt: moment("expires_at").notNull(),
});
