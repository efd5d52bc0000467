import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { hashOf, newToken } from "../../platform/tokens.ts";
import { signInAttempts } from "../../schema/index.ts";

/** What ties a provider's answer to the question: each is used once and cannot be guessed. */
export interface Attempt {
  state: string;
  nonce: string;
  verifier: string;
}

export const attemptLifetimeSeconds = 10 * 60;

export const newAttempt = (): Attempt => ({ state: newToken(), nonce: newToken(), verifier: newToken() });

/** Keeps the attempt for the way to the provider and back, for the browser that holds the key and no other. */
export async function keepAttempt(db: Db, { state, ...kept }: Attempt, browserKey: string): Promise<void> {
  const expiresAt = sql`now() + make_interval(secs => ${attemptLifetimeSeconds})`;
  await db
    .insert(signInAttempts)
    .values({ stateHash: hashOf(state), browserHash: hashOf(browserKey), expiresAt, ...kept });
}

/** Uses the attempt up. Another browser does not get it, and cannot take it away from the one that began it. */
export async function takeAttempt(db: Db, state: string, browserKey: string): Promise<Attempt | undefined> {
  const [kept] = await db
    .delete(signInAttempts)
    .where(
      and(
        eq(signInAttempts.stateHash, hashOf(state)),
        eq(signInAttempts.browserHash, hashOf(browserKey)),
        gt(signInAttempts.expiresAt, sql`now()`),
      ),
    )
    .returning({ nonce: signInAttempts.nonce, verifier: signInAttempts.verifier });
  return kept && { state, ...kept };
}

export async function forgetExpiredAttempts(db: Db): Promise<void> {
  await db.delete(signInAttempts).where(lt(signInAttempts.expiresAt, sql`now()`));
}
