import { timingSafeEqual } from "node:crypto";
import { and, eq, gt, isNull, ne, not, or, type SQL, sql } from "drizzle-orm";
import { sessions, users } from "../../schema/index.ts";
import type { Db, Tx } from "../db/database.ts";
import { prepared } from "../db/prepared.ts";
import { hashToken, newToken } from "./tokens.ts";

/** The authenticated user of a request. */
export interface Caller {
  userId: number;
  sessionId: number;
}

/** Where a request comes from, authenticated or not. */
export interface Visitor {
  address: string;
  device: string;
  /** What the response's session cookie will hold, if this is a sign-in at the site itself, in a browser. */
  binding?: string | undefined;
  /** What the cookie of the session will hold that this request opens for staff. */
  staffToken?: string | undefined;
  requestId?: string;
}

export interface NewSession {
  userId: number;
  lifetimeSeconds: number;
  /** The session ends early if it is not used for this long. */
  idleSeconds?: number;
  visitor: Visitor;
}

/** Returns the session's token, which is not stored: the table holds only its hash. */
export async function createSession(
  tx: Tx,
  { userId, lifetimeSeconds, idleSeconds, visitor: { address, device, binding } }: NewSession,
): Promise<string> {
  const token = newToken();
  const expiresAt = sql`now() + make_interval(secs => ${lifetimeSeconds})`;
  const bindingHash = binding === undefined ? null : hashToken(binding);
  const values = { userId, tokenHash: hashToken(token), expiresAt, address, device, bindingHash };
  await tx.insert(sessions).values({ ...values, idleSeconds: idleSeconds ?? null });
  return token;
}

/** Neither expired nor unused for too long. */
export const isSessionOpen = and(
  // mutant(sessions.test.ts): a session expires
  gt(sessions.expiresAt, sql`now()`),
  // mutant(sessions.test.ts): a session ends when it is not used
  or(
    isNull(sessions.idleSeconds),
    sql`${sessions.lastSeenAt} > now() - make_interval(secs => ${sessions.idleSeconds})`,
  ),
) as SQL;

const openSession = prepared((db) =>
  db
    .select({
      userId: users.id,
      sessionId: sessions.id,
      lastSeenAt: sessions.lastSeenAt,
      bindingHash: sessions.bindingHash,
    })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(
      and(
        // mutant(sessions.test.ts): a session is found by its token
        eq(sessions.tokenHash, sql.placeholder("tokenHash")),
        isSessionOpen,
      ),
    )
    .prepare("open session"),
);

/**
 * The caller identified by `Authorization: Bearer …`, or null if the token is missing, unknown, revoked or expired, or
 * if it comes without the session cookie that it is bound to.
 */
export async function findCaller(
  db: Db,
  header: string | undefined,
  binding: string | undefined,
): Promise<Caller | null> {
  const token = /^Bearer ([\w-]{43})$/i.exec(header ?? "")?.[1];
  if (!token) return null;
  const [found] = await openSession(db).execute({ tokenHash: hashToken(token) });
  if (!found) return null;
  const { lastSeenAt, bindingHash, ...caller } = found;
  // mutant(sessions.test.ts): the token of a bound session works with its cookie only
  if (bindingHash && !isBoundTo(bindingHash, binding)) return null;
  if (Date.now() - lastSeenAt.getTime() > lastSeenUpdateMs) await updateLastSeen(db, caller.sessionId);
  return caller;
}

const isBoundTo = (bindingHash: Buffer, binding: string | undefined): boolean =>
  binding !== undefined && timingSafeEqual(bindingHash, hashToken(binding));

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

/** All but the one that asks for it. */
export async function endOtherSessions(tx: Tx, { userId, sessionId }: Caller): Promise<void> {
  await tx.delete(sessions).where(
    and(
      // mutant(../../slices/accounts/change-password.test.ts): a changed password ends the sessions of its own customer only
      eq(sessions.userId, userId),
      ne(sessions.id, sessionId),
    ),
  );
}

export async function deleteExpiredSessions(db: Db): Promise<void> {
  await db.delete(sessions).where(not(isSessionOpen));
}
