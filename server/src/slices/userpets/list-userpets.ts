import type { Userpet } from "@pawhaven/contract";
import { assertOwnUserId } from "../../platform/auth/assert-own-user-id.ts";
import type { Db } from "../../platform/db/database.ts";
import type { Caller } from "../../platform/auth/sessions.ts";
import { userpetsOf } from "./store.ts";
import { toUserpetDto } from "./serialize.ts";

/** For whoever may see the pets of that customer. */
export const listPetsOf = async (db: Db, userId: number): Promise<Userpet[]> =>
  (await userpetsOf(db, userId)).map(toUserpetDto);

export async function listUserpets(db: Db, caller: Caller, userId: number): Promise<Userpet[]> {
  // mutant(userpets.test.ts): pets are listed for their own customer
  assertOwnUserId(caller, userId);
  return listPetsOf(db, userId);
}
