import { maxPassports, type PassportDays, type PassportLink } from "@pawhaven/contract";
import type { Caller } from "../../../platform/auth/sessions.ts";
import { hashToken, newToken } from "../../../platform/auth/tokens.ts";
import type { Database } from "../../../platform/db/database.ts";
import { ApiError } from "../../../platform/http/api-error.ts";
import { userpetNotFound } from "../errors.ts";
import { diedOn } from "../serialize.ts";
import { lockOwnUserpet } from "../store.ts";
import { toPassportLink } from "./list-passports.ts";
import { insertPassport, workingPassports } from "./store.ts";

export interface PassportContext {
  database: Database;
  origin: string;
}

/** The link is shown only once and stored as a hash. */
export async function createPassport(
  { database, origin }: PassportContext,
  { userId }: Caller,
  userpetId: number,
  days: PassportDays,
): Promise<PassportLink & { url: string }> {
  const token = newToken();
  const row = await database.transaction(async (tx) => {
    const pet = await lockOwnUserpet(tx, userId, userpetId);
    if (!pet) throw userpetNotFound();
    if (diedOn(pet)) throw new ApiError("conflict", "No new links are made after an animal has died.");
    // mutant(passports.test.ts): a pet has a limited number of links at a time
    if ((await workingPassports(tx, userpetId)).length >= maxPassports)
      throw new ApiError("conflict", `There are ${maxPassports} links already. Please withdraw one first.`);
    return insertPassport(tx, { userpetId, tokenHash: hashToken(token), days });
  });
  return { ...toPassportLink(row), url: `${origin}/passport/${token}` };
}
