import { availableParallelism } from "node:os";
import { hash, verify } from "@node-rs/argon2";
import { dictionary } from "@zxcvbn-ts/language-common";
import { Refusal } from "./http/refusal.ts";
import { Queue } from "./queue.ts";

const commonest = new Set(dictionary["passwords-common"]);

/**
 * Hashing is slow on purpose; one or two at a time, so that a processor is left for everybody else, and the rest in a
 * line of limited length: as many as have their turn within some seconds.
 */
const hashing = new Queue({
  atOnce: availableParallelism() > 2 ? 2 : 1,
  waiting: 250,
  whenFull: "Many people are signing in right now. Please try again in a moment.",
});

/** Argon2id with the library's defaults, which follow OWASP's recommendation. */
export const hashPassword = (password: string): Promise<string> => hashing.run(() => hash(password));

/** Takes as long for an account without a password, or for no account at all, as for any other. */
export async function passwordMatches(known: string | null | undefined, given: string): Promise<boolean> {
  const matches = await hashing.run(async () => verify(known ?? (await nobodysHash), given));
  return matches && known != null;
}

const nobodysHash = hash("nobody signs in with this");

export function refuseCommonPassword(password: string): void {
  if (!commonest.has(password.toLowerCase())) return;
  const text = "This password is one of the commonest. Please choose another.";
  throw new Refusal("invalid", text, { errors: { password: [text] } });
}
