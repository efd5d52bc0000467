import { freshSignInMinutes } from "@pawhaven/contract";
import { passwordMatches } from "../../platform/auth/passwords.ts";
import type { RateLimiter } from "../../platform/auth/rate-limiter.ts";
import type { Caller } from "../../platform/auth/sessions.ts";
import type { Database } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { fieldError } from "./field-error.ts";
import { isFreshSession, type UserRow } from "./store.ts";

interface OwnerContext {
  database: Database;
  limiter: RateLimiter;
}

/** Of all changes of one account together, from wherever they are tried. */
const guesses = { times: 10, perSeconds: 3600 };

/**
 * Before a change that could hand the account over: an open screen or a stolen token is not enough. Whoever has no
 * password must have signed in just now.
 */
export async function assertOwner(
  { database, limiter }: OwnerContext,
  caller: Caller,
  { id, passwordHash }: UserRow,
  { field, password }: { field: string; password: string | undefined },
): Promise<void> {
  if (passwordHash === null) return assertFreshSignIn(database, caller);
  const key = `own password ${id}`;
  // mutant(change-password.test.ts): guesses of the own password are limited
  await limiter.consume(key, guesses);
  // mutant(change-password.test.ts): an account is changed with its password
  if (!(await passwordMatches(passwordHash, password ?? "")))
    throw fieldError("forbidden", field, "Incorrect password.");
  await limiter.reset([key]);
}

async function assertFreshSignIn({ db }: Database, caller: Caller): Promise<void> {
  // mutant(change-password.test.ts): an account without a password is changed right after signing in
  if (!(await isFreshSession(db, caller, freshSignInMinutes)))
    throw new ApiError("forbidden", "Please sign out and in again first, so that we know that it is you.");
}
