import type { Credentials, SignInReply } from "@pawhaven/contract";
import type { Database } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { networkOf } from "../../platform/auth/network.ts";
import { passwordMatches } from "../../platform/auth/passwords.ts";
import type { RateLimiter } from "../../platform/auth/rate-limiter.ts";
import type { Visitor } from "../../platform/auth/sessions.ts";
import { completeSignIn } from "./complete-sign-in.ts";
import { hasSessionFromNetwork, type UserRow, userByEmail } from "./store.ts";

const perIpLimit = { times: 5, perSeconds: 10 * 60 };
const perAccountLimit = { times: 50, perSeconds: 60 * 60 };

/**
 * Known and unknown email addresses get the same response after the same time, so that accounts cannot be enumerated.
 * Attempts are limited per account and IP address, and per account overall. The overall limit skips IP addresses the
 * owner has signed in from, so that an attacker cannot lock the owner out.
 */
export async function login(
  database: Database,
  limiter: RateLimiter,
  visitor: Visitor,
  given: Credentials,
): Promise<SignInReply> {
  const account = given.email.toLowerCase();
  const user = await userByEmail(database.db, account);
  const keys = await countAttempt(database, limiter, visitor, account, user);
  if (!(await passwordMatches(user?.passwordHash, given.password)) || !user) {
    throw new ApiError("unauthenticated", "Incorrect email or password.");
  }
  await limiter.reset(keys);
  return completeSignIn(database, user, visitor, { remember: given.remember ?? false });
}

async function countAttempt(
  { db }: Database,
  limiter: RateLimiter,
  { address }: Visitor,
  account: string,
  user: UserRow | undefined,
): Promise<string[]> {
  const ipKey = `login ${account} ${networkOf(address)}`;
  const accountKey = `login ${account}`;
  const isKnownIp = await hasSessionFromNetwork(db, user?.id ?? 0, address);
  // mutant(login-rate-limit.test.ts): password guesses from one address are limited
  await limiter.consume(ipKey, perIpLimit);
  // mutant(login-rate-limit.test.ts): password guesses from all addresses are limited
  if (!isKnownIp) await limiter.consume(accountKey, perAccountLimit);
  return [ipKey, accountKey];
}
