import type { Day, Userpet } from "@pawhaven/contract";
import { assertOwnUserId } from "../../platform/auth/assert-own-user-id.ts";
import type { Db } from "../../platform/db/database.ts";
import type { Caller } from "../../platform/auth/sessions.ts";
import { livingUserpetsOf } from "./store.ts";
import { toUserpetDto } from "./serialize.ts";

/** For whoever may see the pets of that customer. */
export const namePetsOf = async (db: Db, userId: number): Promise<Pick<Userpet, "id" | "name" | "species">[]> =>
  (await livingUserpetsOf(db, userId)).map(({ id, name, species }) => ({ id, name, species }));

/** Those that have died are remembered on the page of cards. */
export async function listUserpets(db: Db, caller: Caller, userId: number, today: Day): Promise<Userpet[]> {
  // mutant(userpets.test.ts): pets are listed for their own customer
  assertOwnUserId(caller, userId);
  return (await livingUserpetsOf(db, userId)).map((row) => toUserpetDto(row, today));
}
