import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { dictionary } from "@zxcvbn-ts/language-common";
import { ApiError } from "../http/api-error.ts";
import { ConcurrencyLimiter } from "../overload/concurrency-limiter.ts";

const commonPasswords = new Set(dictionary["passwords-common"]);

/**
 * Hashing is slow on purpose; one or two at a time, so that a processor is left for everybody else, and the rest in a
 * line of limited length: as many as have their turn within some seconds.
 */
const hashingLimiter = new ConcurrencyLimiter({
  maxConcurrent: availableParallelism() > 2 ? 2 : 1,
  maxWaiting: 250,
  fullMessage: "Many people are signing in right now. Please try again in a moment.",
});

/** Argon2id with the library's defaults, which follow OWASP's recommendation. */
export const hashPassword = (password: string): Promise<string> => hashingLimiter.run(() => hash(password));

/** Takes as long for an account without a password, or for no account at all, as for any other. */
export async function passwordMatches(storedHash: string | null | undefined, password: string): Promise<boolean> {
  const matches = await hashingLimiter.run(async () => verify(storedHash ?? (await dummyHash), password));
  return matches && storedHash != null;
}

const dummyHash = hash("nobody signs in with this");

export function assertUncommonPassword(password: string): void {
  if (!commonPasswords.has(password.toLowerCase())) return;
  const text = "This password is one of the commonest. Please choose another.";
  throw new ApiError("invalid", text, { errors: { password: [text] } });
}
