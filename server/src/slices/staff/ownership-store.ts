import { and, eq, gt, isNotNull, lt, or, type SQL, sql } from "drizzle-orm";
import { hashToken } from "../../platform/auth/tokens.ts";
import type { Db, Tx } from "../../platform/db/database.ts";
import { ownershipLinks } from "../../schema/index.ts";

const lifetimeSeconds = 24 * 3600;

/** Somebody who can sign in as owner. */
const hasOwner = sql`exists (
  select from staff join users on users.id = staff.user_id
  where staff.role = 'owner' and staff.ended_at is null and users.password_hash is not null)`;

export async function shopHasOwner(db: Db): Promise<boolean> {
  const [row] = (await db.execute(sql`select ${hasOwner} as yes`)) as unknown as { yes: boolean }[];
  return row?.yes === true;
}

/** Replaces the link for the same address, or the one for whoever comes first. */
export async function replaceOwnershipLink(tx: Tx, email: string | null, token: string): Promise<void> {
  await tx.delete(ownershipLinks).where(sql`lower(${ownershipLinks.email}) is not distinct from lower(${email}::text)`);
  const expiresAt = sql`now() + make_interval(secs => ${lifetimeSeconds})`;
  await tx.insert(ownershipLinks).values({ tokenHash: hashToken(token), email, expiresAt });
}

const isUsable = (token: string) =>
  and(
    eq(ownershipLinks.tokenHash, hashToken(token)),
    // mutant(ownership.test.ts): a link that makes somebody owner expires
    gt(ownershipLinks.expiresAt, sql`now()`),
    // mutant(ownership.test.ts): the link of an empty shop is void once it has an owner
    or(isNotNull(ownershipLinks.email), sql`not ${hasOwner}`),
  ) as SQL;

export async function ownershipLinkByToken(db: Db, token: string): Promise<{ email: string | null } | undefined> {
  const [row] = await db.select({ email: ownershipLinks.email }).from(ownershipLinks).where(isUsable(token));
  return row;
}

/** Of several concurrent calls exactly one gets true. */
export async function consumeOwnershipLink(tx: Tx, token: string): Promise<boolean> {
  const deleted = await tx.delete(ownershipLinks).where(isUsable(token)).returning({ email: ownershipLinks.email });
  return deleted.length > 0;
}

export async function deleteExpiredOwnershipLinks(db: Db): Promise<void> {
  await db.delete(ownershipLinks).where(lt(ownershipLinks.expiresAt, sql`now()`));
}
