import type { Userpet, UserpetUpdate } from "@pawhaven/contract";
import { refuseForeignClaim } from "../../platform/claims.ts";
import type { Db } from "../../platform/db/database.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import type { Caller } from "../../platform/sessions.ts";
import { updateOwn } from "./store.ts";
import { userpetOnTheWire, valuesFrom } from "./wire.ts";

export async function updateUserpet(
  db: Db,
  caller: Caller,
  id: number,
  given: UserpetUpdate,
): Promise<{ data: Userpet }> {
  refuseForeignClaim(caller, given.user_id);
  if (given.id !== undefined && given.id !== id)
    throw new Refusal("forbidden", "The pet in the request is not the one in the address.");
  const row = await updateOwn(db, caller.userId, id, valuesFrom(given));
  if (!row) throw noSuchUserpet();
  return { data: userpetOnTheWire(row) };
}

export const noSuchUserpet = () => new Refusal("not_found", "This pet is not among yours.");
