import { and, desc, eq, gt, lt, notInArray, sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/db/database.ts";
import { hashToken, newToken } from "../../platform/auth/tokens.ts";
import { oneTimeLinks } from "../../schema/index.ts";

type Purpose = "reset" | "confirm";

export const linkLifetimeSeconds: Record<Purpose, number> = { reset: 60 * 60, confirm: 7 * 24 * 60 * 60 };

/** With one alone, a stranger who asks for a link would void the one that the customer is about to follow. */
const maxLinks = 3;

const linksOf = (userId: number, purpose: Purpose) =>
  and(
    // mutant(reset-password.test.ts): a link leaves those of other customers alone
    eq(oneTimeLinks.userId, userId),
    eq(oneTimeLinks.purpose, purpose),
  );

/** The user's newest links with the same purpose stay valid; older ones are deleted. */
export async function createOneTimeLink(tx: Tx, userId: number, purpose: Purpose): Promise<string> {
  const token = newToken();
  const newest = tx
    .select({ tokenHash: oneTimeLinks.tokenHash })
    .from(oneTimeLinks)
    .where(linksOf(userId, purpose))
    .orderBy(desc(oneTimeLinks.expiresAt))
    .limit(maxLinks - 1);
  // mutant(reset-password.test.ts): a new link voids all but the newest
  await tx.delete(oneTimeLinks).where(and(linksOf(userId, purpose), notInArray(oneTimeLinks.tokenHash, newest)));
  // Not now(), the same for all links that one transaction creates.
  const expiresAt = sql`clock_timestamp() + make_interval(secs => ${linkLifetimeSeconds[purpose]})`;
  await tx.insert(oneTimeLinks).values({ tokenHash: hashToken(token), userId, purpose, expiresAt });
  return token;
}

export async function deleteOneTimeLinks(tx: Tx, userId: number, purpose: Purpose): Promise<void> {
  await tx.delete(oneTimeLinks).where(and(eq(oneTimeLinks.userId, userId), eq(oneTimeLinks.purpose, purpose)));
}

const isUsable = (token: string, purpose: Purpose) =>
  and(
    eq(oneTimeLinks.tokenHash, hashToken(token)),
    // mutant(reset-password.test.ts): a link works for its own purpose
    eq(oneTimeLinks.purpose, purpose),
    // mutant(reset-password.test.ts): a link expires
    gt(oneTimeLinks.expiresAt, sql`now()`),
  );

/** The id of the user the link was made for, while it is valid. */
export async function findOneTimeLinkOwner(db: Db, token: string, purpose: Purpose): Promise<number | undefined> {
  const [row] = await db.select({ userId: oneTimeLinks.userId }).from(oneTimeLinks).where(isUsable(token, purpose));
  return row?.userId;
}

/** Of several concurrent calls exactly one gets the user's id; the others get undefined. Voids the user's other links. */
export async function consumeOneTimeLink(tx: Tx, token: string, purpose: Purpose): Promise<number | undefined> {
  const [row] = await tx
    .delete(oneTimeLinks)
    .where(isUsable(token, purpose))
    .returning({ userId: oneTimeLinks.userId });
  // mutant(reset-password.test.ts): using a link voids the others
  if (row) await tx.delete(oneTimeLinks).where(linksOf(row.userId, purpose));
  return row?.userId;
}

export async function deleteExpiredLinks(db: Db): Promise<void> {
  await db.delete(oneTimeLinks).where(lt(oneTimeLinks.expiresAt, sql`now()`));
}
