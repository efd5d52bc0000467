import { and, eq, gt, sql } from "drizzle-orm";
import type { Db, Tx } from "../../platform/db/database.ts";
import { hashToken, newToken } from "../../platform/auth/tokens.ts";
import { oneTimeLinks } from "../../schema/index.ts";

type Purpose = "reset" | "confirm";

const lifetimeSeconds: Record<Purpose, number> = { reset: 60 * 60, confirm: 7 * 24 * 60 * 60 };

/** A new link replaces the user's older links with the same purpose. */
export async function createOneTimeLink(tx: Tx, userId: number, purpose: Purpose): Promise<string> {
  const token = newToken();
  // mutant(reset-password.test.ts): a new link replaces the older ones
  await tx.delete(oneTimeLinks).where(
    and(
      // mutant(reset-password.test.ts): a new link leaves those of other customers alone
      eq(oneTimeLinks.userId, userId),
      eq(oneTimeLinks.purpose, purpose),
    ),
  );
  const expiresAt = sql`now() + make_interval(secs => ${lifetimeSeconds[purpose]})`;
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

/** Of several concurrent calls exactly one gets the user's id; the others get undefined. */
export async function consumeOneTimeLink(tx: Tx, token: string, purpose: Purpose): Promise<number | undefined> {
  const [row] = await tx
    .delete(oneTimeLinks)
    .where(isUsable(token, purpose))
    .returning({ userId: oneTimeLinks.userId });
  return row?.userId;
}
