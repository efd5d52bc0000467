import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { type Caller, isSessionOpen } from "../../platform/auth/sessions.ts";
import type { Db, Tx } from "../../platform/db/database.ts";
import { networkOf } from "../../platform/auth/network.ts";
import { identities, linkRequests, securityEvents, sessions, users } from "../../schema/index.ts";

export type UserRow = typeof users.$inferSelect;
export type SessionRow = typeof sessions.$inferSelect;
export type SecurityEventRow = typeof securityEvents.$inferSelect;

/** Email addresses are compared case-insensitively. */
const hasEmail = (email: string) => eq(sql`lower(${users.email})`, email.toLowerCase());

export async function userByEmail(db: Db, email: string): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(hasEmail(email));
  return row;
}

export async function userById(db: Db, id: number): Promise<UserRow | undefined> {
  const [row] = await db.select().from(users).where(eq(users.id, id));
  return row;
}

/** Serializes sign-ins with what voids them, such as a new password. */
export async function lockUserRow(tx: Tx, id: number): Promise<UserRow | undefined> {
  const [row] = await tx.select().from(users).where(eq(users.id, id)).for("no key update");
  return row;
}

export async function insertUser(tx: Tx, values: typeof users.$inferInsert): Promise<UserRow> {
  const [row] = await tx.insert(users).values(values).returning();
  return row as UserRow;
}

export async function updateUser(tx: Tx, id: number, values: Partial<typeof users.$inferInsert>): Promise<UserRow> {
  const [row] = await tx.update(users).set(values).where(eq(users.id, id)).returning();
  return row as UserRow;
}

export async function deleteUser(tx: Tx, id: number): Promise<void> {
  await tx.delete(users).where(eq(users.id, id));
}

export const sessionsOf = (db: Db, userId: number): Promise<SessionRow[]> =>
  db
    .select()
    .from(sessions)
    .where(
      and(
        // mutant(profile.test.ts): customers see their own sessions only
        eq(sessions.userId, userId),
        isSessionOpen,
      ),
    )
    .orderBy(desc(sessions.lastSeenAt));

export async function deleteSession(db: Db, userId: number, id: number): Promise<boolean> {
  const deleted = await db
    .delete(sessions)
    .where(
      and(
        eq(sessions.id, id),
        // mutant(profile.test.ts): a session is ended by its own customer
        eq(sessions.userId, userId),
      ),
    )
    .returning({ id: sessions.id });
  return deleted.length > 0;
}

export async function hasSessionFromNetwork(db: Db, userId: number, ipAddress: string): Promise<boolean> {
  const known = await db.select({ address: sessions.address }).from(sessions).where(eq(sessions.userId, userId));
  return known.some(({ address }) => networkOf(address) === networkOf(ipAddress));
}

/** Whether this session was opened a moment ago. */
export async function isFreshSession(db: Db, { userId, sessionId }: Caller, minutes: number): Promise<boolean> {
  const opened = sql`${sessions.createdAt} > now() - make_interval(mins => ${minutes})`;
  const own = and(eq(sessions.id, sessionId), eq(sessions.userId, userId));
  return (await db.select({ id: sessions.id }).from(sessions).where(and(own, opened))).length > 0;
}

type LinkRequest = Pick<typeof linkRequests.$inferSelect, "email" | "purpose">;

export async function recordLinkRequest(db: Db, request: LinkRequest): Promise<void> {
  await db.insert(linkRequests).values(request);
}

export async function deleteLinkRequests(tx: Tx, email: string): Promise<void> {
  await tx.delete(linkRequests).where(eq(sql`lower(${linkRequests.email})`, email.toLowerCase()));
}

/** `skip locked` keeps concurrent jobs from claiming the same requests. */
export const claimLinkRequests = (tx: Tx): Promise<LinkRequest[]> =>
  tx
    .delete(linkRequests)
    .where(sql`${linkRequests.id} in (select id from ${linkRequests} order by id limit 50 for update skip locked)`)
    .returning({ email: linkRequests.email, purpose: linkRequests.purpose });

export async function userByIdentity(db: Db, issuer: string, subject: string): Promise<UserRow | undefined> {
  const [row] = await db
    .select({ user: users })
    .from(identities)
    .innerJoin(users, eq(users.id, identities.userId))
    .where(and(eq(identities.issuer, issuer), eq(identities.subject, subject)));
  return row?.user;
}

export async function insertIdentity(tx: Tx, values: typeof identities.$inferInsert): Promise<void> {
  await tx.insert(identities).values(values);
}

export async function deleteIdentities(tx: Tx, userId: number): Promise<void> {
  await tx.delete(identities).where(eq(identities.userId, userId));
}

export const identitiesOf = (db: Db, userId: number): Promise<{ issuer: string; createdAt: Date }[]> =>
  db
    .select({ issuer: identities.issuer, createdAt: identities.createdAt })
    .from(identities)
    .where(eq(identities.userId, userId));

export async function findUsedAvatarIds(db: Db, publicIds: string[]): Promise<Set<string>> {
  const rows = await db
    .select({ id: users.avatarPublicId })
    .from(users)
    .where(inArray(users.avatarPublicId, publicIds));
  return new Set(rows.flatMap(({ id }) => id ?? []));
}
