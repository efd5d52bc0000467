import type { Userpet, UserpetDraft } from "@pawhaven/contract";
import { refuseForeignClaim } from "../../platform/claims.ts";
import type { Database } from "../../platform/db/database.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import type { Caller } from "../../platform/sessions.ts";
import { countUserpets, holdOwner, insertUserpet } from "./store.ts";
import { userpetOnTheWire, valuesFrom } from "./wire.ts";

/** More than any household has; without an end, one account could take every slot of the clinic. */
const mostPets = 50;

export async function addUserpet(database: Database, caller: Caller, given: UserpetDraft): Promise<Userpet> {
  refuseForeignClaim(caller, given.user_id);
  const { userId } = caller;
  const row = await database.transaction(async (tx) => {
    await holdOwner(tx, userId);
    if ((await countUserpets(tx, userId)) >= mostPets)
      throw new Refusal("conflict", `An account can have up to ${mostPets} pets.`);
    return insertUserpet(tx, userId, valuesFrom(given));
  });
  return userpetOnTheWire(row);
}
