import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { ConcurrencyLimiter } from "../overload/concurrency-limiter.ts";

/** Hashing is slow on purpose. The limits leave a CPU free for other requests, and bound the wait to some seconds. */
const hashingLimiter = new ConcurrencyLimiter({
  maxConcurrent: availableParallelism() > 2 ? 2 : 1,
  maxWaiting: 250,
  fullMessage: "Many people are signing in right now. Please try again in a moment.",
});

/** Argon2id with the library's defaults, which follow the OWASP recommendation. */
export const hashPassword = (password: string): Promise<string> => hashingLimiter.run(() => hash(password));

/** Takes equally long without a stored hash, so that timing does not reveal which accounts exist or have a password. */
export async function passwordMatches(storedHash: string | null | undefined, password: string): Promise<boolean> {
  const matches = await hashingLimiter.run(async () => verify(storedHash ?? (await dummyHash), password));
  return (
    // mutant(../../slices/accounts/register-and-login.test.ts): a password must be the right one
    matches &&
    // mutant(../../slices/accounts/register-and-login.test.ts): an account without a password cannot be guessed into
    storedHash != null
  );
}

const dummyHash = hash("nobody signs in with this");
