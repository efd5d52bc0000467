import type { StaffCredentials, StaffSession } from "@pawhaven/contract";
import { networkOf } from "../../platform/auth/network.ts";
import { passwordMatches } from "../../platform/auth/passwords.ts";
import type { RateLimiter } from "../../platform/auth/rate-limiter.ts";
import type { Visitor } from "../../platform/auth/sessions.ts";
import type { Database } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { lockSignIn } from "./lock-sign-in.ts";
import { openStaffSession, recordFailure } from "./open-staff-session.ts";
import { isWrongCode, proveSecondFactor } from "./prove-second-factor.ts";
import type { StaffContext } from "./staff-context.ts";
import { activeStaffByEmail, hasStaffSessionFromNetwork, type StaffRow } from "./store.ts";

const perIpLimit = { times: 5, perSeconds: 10 * 60 };
const perAccountLimit = { times: 50, perSeconds: 60 * 60 };

/** Guessing is limited and answered as for customers; see `login`. Codes are counted together with passwords. */
export async function signInAsStaff(
  context: StaffContext,
  visitor: Visitor,
  given: StaffCredentials,
): Promise<StaffSession> {
  const { database, limiter } = context;
  const member = await activeStaffByEmail(database.db, given.email);
  const keys = await countAttempt(database, limiter, visitor, given.email.toLowerCase(), member);
  if (!(await passwordMatches(member?.passwordHash, given.password)) || !member) {
    if (member) await recordFailure(database, member.id, visitor, "sign-in failed");
    throw new ApiError("unauthenticated", "Incorrect email or password.");
  }
  const session = await openWithCode(context, visitor, member, given.code);
  await limiter.reset(keys);
  return session;
}

async function openWithCode(
  context: StaffContext,
  visitor: Visitor,
  member: StaffRow,
  code: string | undefined,
): Promise<StaffSession> {
  try {
    return await context.database.transaction(async (tx) => {
      await lockSignIn(tx, member);
      const owner = { staffId: member.id, userId: member.userId };
      const hasSecondFactor = await proveSecondFactor(tx, context, owner, code);
      return openStaffSession(tx, context, member, visitor, { hasSecondFactor, action: "signed in" });
    });
  } catch (error) {
    if (error instanceof ApiError && error.code === "unauthenticated")
      await recordFailure(
        context.database,
        member.id,
        visitor,
        isWrongCode(error) ? "sign-in failed: wrong code" : "sign-in failed",
      );
    throw error;
  }
}

async function countAttempt(
  { db }: Database,
  limiter: RateLimiter,
  { address }: Visitor,
  account: string,
  member: StaffRow | undefined,
): Promise<string[]> {
  const ipKey = `staff sign-in ${account} ${networkOf(address)}`;
  const accountKey = `staff sign-in ${account}`;
  const isKnownIp = await hasStaffSessionFromNetwork(db, member?.id ?? 0, address);
  // mutant(sign-in.test.ts): guesses of a staff password from one address are limited
  await limiter.consume(ipKey, perIpLimit);
  // mutant(sign-in.test.ts): guesses of a staff password from all addresses are limited
  if (!isKnownIp) await limiter.consume(accountKey, perAccountLimit);
  return [ipKey, accountKey];
}
