import type { Credentials, SignedIn } from "@pawhaven/contract";
import type { Database } from "../../platform/db/database.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import { passwordMatches } from "../../platform/passwords.ts";
import type { RateLimiter } from "../../platform/rate-limit.ts";
import type { Visitor } from "../../platform/sessions.ts";
import { signIn } from "./sign-in.ts";
import { knowsAddress, type UserRow, userByEmail } from "./store.ts";

const perAddress = { times: 5, perSeconds: 10 * 60 };
const perAccount = { times: 50, perSeconds: 60 * 60 };

/**
 * Known and unknown addresses are answered alike, in words and in time. Guessing is limited per account from one
 * address, and per account from anywhere; the second does not count for addresses the owner has signed in from, so
 * that nobody can lock the owner out.
 */
export async function login(
  database: Database,
  limiter: RateLimiter,
  visitor: Visitor,
  given: Credentials,
): Promise<SignedIn> {
  const account = given.email.toLowerCase();
  const user = await userByEmail(database.db, account);
  const keys = await countAttempt(database, limiter, visitor, account, user);
  if (!(await passwordMatches(user?.passwordHash, given.password)) || !user) {
    throw new Refusal("unauthenticated", "The email or the password is not right.");
  }
  await limiter.forgive(keys);
  return signIn(database, user, visitor, { remember: given.remember ?? false });
}

async function countAttempt(
  { db }: Database,
  limiter: RateLimiter,
  { address }: Visitor,
  account: string,
  user: UserRow | undefined,
): Promise<string[]> {
  const fromHere = `login ${account} ${address}`;
  const fromAnywhere = `login ${account}`;
  const isKnown = await knowsAddress(db, user?.id ?? 0, address);
  await limiter.take(fromHere, perAddress);
  if (!isKnown) await limiter.take(fromAnywhere, perAccount);
  return [fromHere, fromAnywhere];
}
