import { and, eq, gt, lt, sql } from "drizzle-orm";
import { sessions, users } from "../../schema/index.ts";
import type { Db, Tx } from "../db/database.ts";
import { hashToken, newToken } from "./tokens.ts";

/** The authenticated user of a request. */
export interface Caller {
  userId: number;
  sessionId: number;
  role: "customer" | "admin";
}

/** Where a request comes from, authenticated or not. */
export interface Visitor {
  address: string;
  device: string;
}

export interface NewSession {
  userId: number;
  lifetimeSeconds: number;
  visitor: Visitor;
}

/** Returns the session's token, which is not stored: the table holds only its hash. */
export async function createSession(tx: Tx, { userId, lifetimeSeconds, visitor }: NewSession): Promise<string> {
  const token = newToken();
  const expiresAt = sql`now() + make_interval(secs => ${lifetimeSeconds})`;
  await tx.insert(sessions).values({ userId, tokenHash: hashToken(token), expiresAt, ...visitor });
  return token;
}

/** The caller identified by `Authorization: Bearer …`, or null if the token is missing, unknown, revoked or expired. */
export async function findCaller(db: Db, header: string | undefined): Promise<Caller | null> {
  const token = /^Bearer ([\w-]{43})$/i.exec(header ?? "")?.[1];
  if (!token) return null;
  const [found] = await db
    .select({ userId: users.id, sessionId: sessions.id, role: users.role, lastSeenAt: sessions.lastSeenAt })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        // mutant(sessions.test.ts): a session is found by its token
        eq(sessions.tokenHash, hashToken(token)),
        // mutant(sessions.test.ts): a session expires
        gt(sessions.expiresAt, sql`now()`),
      ),
    );
  if (!found) return null;
  const { lastSeenAt, ...caller } = found;
  if (Date.now() - lastSeenAt.getTime() > lastSeenUpdateMs) await updateLastSeen(db, caller.sessionId);
  return caller;
}

const lastSeenUpdateMs = 10 * 60_000;

const updateLastSeen = (db: Db, sessionId: number) =>
  db
    .update(sessions)
    .set({ lastSeenAt: sql`now()` })
    .where(eq(sessions.id, sessionId));

export async function endAllSessions(tx: Tx, userId: number): Promise<void> {
  await tx.delete(sessions).where(
    // mutant(../../slices/accounts/reset-password.test.ts): a new password ends the sessions of its own customer only
    eq(sessions.userId, userId),
  );
}

export async function deleteExpiredSessions(db: Db): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, sql`now()`));
}
