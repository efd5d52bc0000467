import type { Credentials, SignInReply } from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { networkOf } from "../../platform/auth/network.ts";
import { passwordMatches } from "../../platform/auth/passwords.ts";
import type { RateLimiter } from "../../platform/auth/rate-limiter.ts";
import type { Visitor } from "../../platform/auth/sessions.ts";
import { completeSignIn, type SignInContext } from "./complete-sign-in.ts";
import { saveRejectedSignIn } from "./rejected-sign-ins.ts";
import { hasSessionFromNetwork, type UserRow, userByEmail } from "./store.ts";

const perIpLimit = { times: 5, perSeconds: 10 * 60 };
const perAccountLimit = { times: 50, perSeconds: 60 * 60 };

/**
 * Known and unknown email addresses get the same response after the same time, so that accounts cannot be enumerated.
 * Attempts are limited per account and IP address, and per account overall. The overall limit skips IP addresses the
 * owner has signed in from, so that an attacker cannot lock the owner out.
 */
export async function login(
  context: SignInContext,
  limiter: RateLimiter,
  visitor: Visitor,
  given: Credentials,
): Promise<SignInReply> {
  const { db } = context.database;
  const account = given.email.toLowerCase();
  const user = await userByEmail(db, account);
  const keys = await countAttempt(db, limiter, visitor, account, user).catch(async (error: unknown) => {
    if (isRateLimited(error)) await saveRejectedSignIn(db, account, "sign_in_refused", visitor);
    throw error;
  });
  if (!(await passwordMatches(user?.passwordHash, given.password)) || !user) {
    await saveRejectedSignIn(db, account, "sign_in_failed", visitor);
    throw new ApiError("unauthenticated", "Incorrect email or password.");
  }
  await limiter.reset(keys);
  return completeSignIn(context, user, visitor, { remember: given.remember ?? false });
}

const isRateLimited = (error: unknown) => error instanceof ApiError && error.code === "rate_limited";

async function countAttempt(
  db: Db,
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
