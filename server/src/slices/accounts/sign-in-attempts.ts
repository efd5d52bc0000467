import { and, eq, gt, lt, sql } from "drizzle-orm";
import type { Db } from "../../platform/db/database.ts";
import { hashToken, newToken } from "../../platform/auth/tokens.ts";
import { signInAttempts } from "../../schema/index.ts";

/** The random values that bind a provider's callback to the request; each is used once. */
export interface SignInAttempt {
  state: string;
  nonce: string;
  verifier: string;
}

export const attemptLifetimeSeconds = 10 * 60;

export const newAttempt = (): SignInAttempt => ({ state: newToken(), nonce: newToken(), verifier: newToken() });

/** `browserKey` goes into a cookie, so that only the browser that began the attempt can finish it. */
export async function saveAttempt(db: Db, { state, ...secrets }: SignInAttempt, browserKey: string): Promise<void> {
  const expiresAt = sql`now() + make_interval(secs => ${attemptLifetimeSeconds})`;
  await db
    .insert(signInAttempts)
    .values({ stateHash: hashToken(state), browserHash: hashToken(browserKey), expiresAt, ...secrets });
}

/** A different browser neither gets the attempt nor consumes it. */
export async function consumeAttempt(db: Db, state: string, browserKey: string): Promise<SignInAttempt | undefined> {
  const [row] = await db
    .delete(signInAttempts)
    .where(
      and(
        // mutant(google-sign-in-errors.test.ts): a callback belongs to the state of its attempt
        eq(signInAttempts.stateHash, hashToken(state)),
        // mutant(google-sign-in-errors.test.ts): a callback belongs to the browser of its attempt
        eq(signInAttempts.browserHash, hashToken(browserKey)),
        // mutant(google-sign-in-errors.test.ts): a sign-in attempt expires
        gt(signInAttempts.expiresAt, sql`now()`),
      ),
    )
    .returning({ nonce: signInAttempts.nonce, verifier: signInAttempts.verifier });
  return row && { state, ...row };
}

export async function deleteExpiredAttempts(db: Db): Promise<void> {
  await db.delete(signInAttempts).where(lt(signInAttempts.expiresAt, sql`now()`));
}
