import { and, eq, gt, isNull, lt, sql } from "drizzle-orm";
import { passkeyChallenges } from "../../../schema/index.ts";
import type { Db } from "../../db/database.ts";
import { hashToken, newToken } from "../tokens.ts";

export type ChallengePurpose = typeof passkeyChallenges.$inferInsert.purpose;

/** Long enough for a page that offers passkeys while somebody looks for a password. */
const lifetimeSeconds = 15 * 60;

export const challengeTimeoutMs = 5 * 60_000;

export async function createChallenge(db: Db, purpose: ChallengePurpose, userId: number | null): Promise<string> {
  const challenge = newToken();
  const expiresAt = sql`now() + make_interval(secs => ${lifetimeSeconds})`;
  await db.insert(passkeyChallenges).values({ challengeHash: hashToken(challenge), purpose, userId, expiresAt });
  return challenge;
}

/** Of several concurrent calls exactly one gets true. */
export async function consumeChallenge(
  db: Db,
  challenge: string,
  purpose: ChallengePurpose,
  userId: number | null,
): Promise<boolean> {
  const consumed = await db
    .delete(passkeyChallenges)
    .where(
      and(
        eq(passkeyChallenges.challengeHash, hashToken(challenge)),
        // mutant(../../../slices/accounts/passkeys.test.ts): a challenge counts for its own purpose only
        eq(passkeyChallenges.purpose, purpose),
        // mutant(../../../slices/accounts/passkeys.test.ts): a challenge counts for its own account only
        userId === null ? isNull(passkeyChallenges.userId) : eq(passkeyChallenges.userId, userId),
        // mutant(../../../slices/accounts/passkeys.test.ts): a challenge expires
        gt(passkeyChallenges.expiresAt, sql`now()`),
      ),
    )
    .returning({ purpose: passkeyChallenges.purpose });
  return consumed.length > 0;
}

export async function deleteExpiredChallenges(db: Db): Promise<void> {
  await db.delete(passkeyChallenges).where(lt(passkeyChallenges.expiresAt, sql`now()`));
}
