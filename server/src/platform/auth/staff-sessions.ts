import type { StaffRole } from "@pawhaven/contract";
import { and, eq, gt, inArray, isNull, not, sql, type SQL } from "drizzle-orm";
import { staff, staffSessions } from "../../schema/index.ts";
import type { Db, Tx } from "../db/database.ts";
import { prepared } from "../db/prepared.ts";
import type { Visitor } from "./sessions.ts";
import { hashToken } from "./tokens.ts";

/** The member of staff who sends a request. */
export interface StaffCaller {
  staffId: number;
  userId: number;
  name: string;
  role: StaffRole;
  sessionId: number;
  expiresAt: Date;
  /** Whether the second factor was shown when the session was opened or later. */
  hasSecondFactor: boolean;
  identityConfirmedAt: Date;
  requestId: string;
}

const lifetimeSeconds = 12 * 3600;
const idleSeconds = 30 * 60;

export interface NewStaffSession {
  staffId: number;
  token: string;
  visitor: Visitor;
  hasSecondFactor?: boolean;
}

export async function createStaffSession(
  tx: Tx,
  { staffId, token, visitor: { address, device }, hasSecondFactor = false }: NewStaffSession,
): Promise<{ id: number; expiresAt: Date }> {
  const expiresAt = sql`now() + make_interval(secs => ${lifetimeSeconds})`;
  const [session] = await tx
    .insert(staffSessions)
    .values({ staffId, tokenHash: hashToken(token), expiresAt, hasSecondFactor, address, device })
    .returning({ id: staffSessions.id, expiresAt: staffSessions.expiresAt });
  await updateLastSeenOfMember(tx, staffId);
  return session as { id: number; expiresAt: Date };
}

/** Neither expired nor unused for too long. */
export const isStaffSessionOpen = and(
  // mutant(staff-sessions.test.ts): a session of staff expires
  gt(staffSessions.expiresAt, sql`now()`),
  // mutant(staff-sessions.test.ts): a session of staff ends when it is not used
  gt(staffSessions.lastSeenAt, sql`now() - make_interval(secs => ${idleSeconds})`),
) as SQL;

const openStaffSession = prepared((db) =>
  db
    .select({
      staffId: staff.id,
      userId: staff.userId,
      name: staff.name,
      role: staff.role,
      sessionId: staffSessions.id,
      expiresAt: staffSessions.expiresAt,
      hasSecondFactor: staffSessions.hasSecondFactor,
      identityConfirmedAt: staffSessions.identityConfirmedAt,
      lastSeenAt: staffSessions.lastSeenAt,
    })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .where(
      and(
        // mutant(staff-sessions.test.ts): a session of staff is found by its token
        eq(staffSessions.tokenHash, sql.placeholder("tokenHash")),
        isStaffSessionOpen,
        // mutant(staff-sessions.test.ts): whoever has left cannot come in
        isNull(staff.endedAt),
      ),
    )
    .prepare("open session of staff"),
);

/** The member of staff whose session has this token, unless it is unknown or over, or they no longer work here. */
export async function findStaffCaller(
  db: Db,
  token: string | undefined,
  requestId: string,
): Promise<StaffCaller | null> {
  if (!token) return null;
  const [found] = await openStaffSession(db).execute({ tokenHash: hashToken(token) });
  if (!found || found.userId === null) return null;
  const { lastSeenAt, userId, ...caller } = found;
  if (Date.now() - lastSeenAt.getTime() > lastSeenUpdateMs) {
    await updateLastSeen(db, caller.sessionId);
    await updateLastSeenOfMember(db, caller.staffId);
  }
  return { ...caller, userId, requestId };
}

/** Those of these sessions that are open, with the role that each has now. */
export async function findOpenStaffSessions(db: Db, ids: number[]): Promise<Map<number, StaffRole>> {
  const found = await db
    .select({ id: staffSessions.id, role: staff.role })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .where(and(inArray(staffSessions.id, [...new Set(ids)]), isStaffSessionOpen, isNull(staff.endedAt)));
  return new Map(found.map(({ id, role }) => [id, role]));
}

const lastSeenUpdateMs = 60_000;

const updateLastSeen = (db: Db, sessionId: number) =>
  db
    .update(staffSessions)
    .set({ lastSeenAt: sql`now()` })
    .where(eq(staffSessions.id, sessionId));

/** Stays when the sessions are over, for the list of staff. */
async function updateLastSeenOfMember(db: Db, staffId: number): Promise<void> {
  await db
    .update(staff)
    .set({ lastSeenAt: sql`now()` })
    .where(eq(staff.id, staffId));
}

export async function endStaffSession(tx: Tx, sessionId: number): Promise<void> {
  await tx.delete(staffSessions).where(eq(staffSessions.id, sessionId));
}

export async function endStaffSessionsOf(tx: Tx, staffId: number): Promise<void> {
  await tx.delete(staffSessions).where(eq(staffSessions.staffId, staffId));
}

export async function endStaffSessionsOfUser(tx: Tx, userId: number): Promise<void> {
  const members = tx.select({ id: staff.id }).from(staff).where(eq(staff.userId, userId));
  await tx.delete(staffSessions).where(inArray(staffSessions.staffId, members));
}

export async function deleteExpiredStaffSessions(db: Db): Promise<void> {
  await db.delete(staffSessions).where(not(isStaffSessionOpen));
}
