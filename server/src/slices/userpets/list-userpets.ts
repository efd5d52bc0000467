import type { Userpet } from "@pawhaven/contract";
import { refuseForeignClaim } from "../../platform/claims.ts";
import type { Db } from "../../platform/db/database.ts";
import type { Caller } from "../../platform/sessions.ts";
import { userpetsOf } from "./store.ts";
import { userpetOnTheWire } from "./wire.ts";

export async function listUserpets(db: Db, caller: Caller, userId: number): Promise<Userpet[]> {
  refuseForeignClaim(caller, userId);
  return (await userpetsOf(db, userId)).map(userpetOnTheWire);
}
