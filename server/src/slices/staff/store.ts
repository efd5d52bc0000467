import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { isStaffSessionOpen } from "../../platform/auth/staff-sessions.ts";
import type { Db, Tx } from "../../platform/db/database.ts";
import { staff, staffSessions, users } from "../../schema/index.ts";
import { networkOf } from "../../platform/auth/network.ts";

export type StaffSessionRow = typeof staffSessions.$inferSelect;

export interface StaffRow {
  id: number;
  name: string;
  role: (typeof staff.$inferSelect)["role"];
  email: string;
  userId: number;
  passwordHash: string | null;
  emailConfirmedAt: Date | null;
}

const staffColumns = {
  id: staff.id,
  name: staff.name,
  role: staff.role,
  email: users.email,
  userId: users.id,
  passwordHash: users.passwordHash,
  emailConfirmedAt: users.emailConfirmedAt,
};

/** Whoever has left is not found. */
export async function activeStaffByEmail(db: Db, email: string): Promise<StaffRow | undefined> {
  const [row] = await db
    .select(staffColumns)
    .from(staff)
    .innerJoin(users, eq(users.id, staff.userId))
    .where(and(eq(sql`lower(${users.email})`, email.toLowerCase()), isNull(staff.endedAt)));
  return row;
}

export async function activeStaffById(db: Db, id: number): Promise<StaffRow | undefined> {
  const [row] = await db
    .select(staffColumns)
    .from(staff)
    .innerJoin(users, eq(users.id, staff.userId))
    .where(and(eq(staff.id, id), isNull(staff.endedAt)));
  return row;
}

export async function activeStaffByUser(db: Db, userId: number): Promise<StaffRow | undefined> {
  const [row] = await db
    .select(staffColumns)
    .from(staff)
    .innerJoin(users, eq(users.id, staff.userId))
    .where(and(eq(staff.userId, userId), isNull(staff.endedAt)));
  return row;
}

export const staffSessionsOf = (db: Db, staffId: number): Promise<StaffSessionRow[]> =>
  db
    .select()
    .from(staffSessions)
    .where(and(eq(staffSessions.staffId, staffId), isStaffSessionOpen))
    .orderBy(desc(staffSessions.lastSeenAt));

export async function saveIdentityConfirmed(tx: Tx, sessionId: number): Promise<void> {
  await tx
    .update(staffSessions)
    .set({ identityConfirmedAt: sql`now()` })
    .where(eq(staffSessions.id, sessionId));
}

export async function hasStaffSessionFromNetwork(db: Db, staffId: number, address: string): Promise<boolean> {
  const known = await db
    .select({ address: staffSessions.address })
    .from(staffSessions)
    .where(eq(staffSessions.staffId, staffId));
  return known.some((session) => networkOf(session.address) === networkOf(address));
}
