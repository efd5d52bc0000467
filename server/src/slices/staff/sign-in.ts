import type { StaffCredentials, StaffSession } from "@pawhaven/contract";
import { recordAudit } from "../../platform/audit/record-audit.ts";
import { networkOf } from "../../platform/auth/network.ts";
import { passwordMatches } from "../../platform/auth/passwords.ts";
import type { RateLimiter } from "../../platform/auth/rate-limiter.ts";
import type { Visitor } from "../../platform/auth/sessions.ts";
import { createStaffSession } from "../../platform/auth/staff-sessions.ts";
import type { Database } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { toStaffSessionDto } from "./serialize.ts";
import { activeStaffByEmail, hasStaffSessionFromNetwork, type StaffRow } from "./store.ts";

export interface StaffContext {
  database: Database;
  limiter: RateLimiter;
}

const perIpLimit = { times: 5, perSeconds: 10 * 60 };
const perAccountLimit = { times: 50, perSeconds: 60 * 60 };

/** Guessing is limited and answered as for customers; see `login`. */
export async function signInAsStaff(
  { database, limiter }: StaffContext,
  visitor: Visitor,
  given: StaffCredentials,
): Promise<StaffSession> {
  const member = await activeStaffByEmail(database.db, given.email);
  const keys = await countAttempt(database, limiter, visitor, given.email.toLowerCase(), member);
  if (!(await passwordMatches(member?.passwordHash, given.password)) || !member) {
    if (member) await recordSignIn(database, member, visitor, "sign-in failed");
    throw new ApiError("unauthenticated", "Incorrect email or password.");
  }
  await limiter.reset(keys);
  return database.transaction(async (tx) => {
    const { requestId = "", staffToken: token = "" } = visitor;
    const session = await createStaffSession(tx, { staffId: member.id, token, visitor });
    await recordAudit(tx, { staffId: member.id, requestId }, { action: "signed in", object: memberObject(member) });
    return toStaffSessionDto(member, session.expiresAt);
  });
}

const memberObject = ({ id }: StaffRow) => ({ kind: "staff", id });

const recordSignIn = (database: Database, member: StaffRow, { requestId = "" }: Visitor, action: string) =>
  database.transaction((tx) => recordAudit(tx, { staffId: null, requestId }, { action, object: memberObject(member) }));

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
