import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
import type { Db, Tx } from "../../../platform/db/database.ts";
import { passports, userpets } from "../../../schema/index.ts";
import type { UserpetRow } from "../store.ts";

export type PassportRow = typeof passports.$inferSelect;

const works = and(
  isNull(passports.withdrawnAt),
  // mutant(passports.test.ts): a link to a passport expires
  gt(passports.expiresAt, sql`now()`),
);

export const workingPassports = (db: Db, userpetId: number): Promise<PassportRow[]> =>
  db
    .select()
    .from(passports)
    .where(and(eq(passports.userpetId, userpetId), works))
    .orderBy(desc(passports.id));

export async function insertPassport(
  tx: Tx,
  { userpetId, tokenHash, days }: { userpetId: number; tokenHash: Buffer; days: number },
): Promise<PassportRow> {
  const expiresAt = sql`now() + make_interval(days => ${days})`;
  const [row] = await tx.insert(passports).values({ userpetId, tokenHash, expiresAt }).returning();
  return row as PassportRow;
}

/** Whether there was one that worked. */
export async function withdraw(db: Db, userpetId: number, id: number): Promise<boolean> {
  const withdrawn = await db
    .update(passports)
    .set({ withdrawnAt: sql`now()` })
    .where(
      and(
        eq(passports.id, id),
        // mutant(passports.test.ts): a link is withdrawn by the owner of its pet
        eq(passports.userpetId, userpetId),
        works,
      ),
    )
    .returning({ id: passports.id });
  return withdrawn.length > 0;
}

/** Found by the hash alone, so that an answer takes as long for any wrong link. */
export async function passportByHash(
  db: Db,
  tokenHash: Buffer,
): Promise<{ passport: PassportRow; pet: UserpetRow } | undefined> {
  const [row] = await db
    .select({ passport: passports, pet: userpets })
    .from(passports)
    .innerJoin(userpets, eq(userpets.id, passports.userpetId))
    .where(
      and(
        eq(passports.tokenHash, tokenHash),
        works,
        // mutant(passports.test.ts): whoever gave an animal back no longer shows its passport
        sql`${userpets.endedBy} is distinct from 'returned'`,
      ),
    );
  return row;
}

export const everyPassportOf = (db: Db, userpetId: number): Promise<PassportRow[]> =>
  db.select().from(passports).where(eq(passports.userpetId, userpetId)).orderBy(passports.id);
