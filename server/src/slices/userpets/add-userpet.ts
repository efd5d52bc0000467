import type { Userpet, UserpetDraft } from "@pawhaven/contract";
import { assertOwnUserId } from "../../platform/auth/assert-own-user-id.ts";
import { lockUser } from "../../platform/auth/lock-user.ts";
import type { Database } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { Caller } from "../../platform/auth/sessions.ts";
import { countUserpets, insertUserpet } from "./store.ts";
import { toUserpetDto, toUserpetValues } from "./serialize.ts";

/** More than any household has. Without a limit, one account could book every slot of the clinic. */
const maxUserpets = 50;

export async function addUserpet(database: Database, caller: Caller, given: UserpetDraft): Promise<Userpet> {
  // mutant(userpets.test.ts): a pet is added in the name of the caller
  assertOwnUserId(caller, given.user_id);
  const { userId } = caller;
  const row = await database.transaction(async (tx) => {
    // mutant(userpets.test.ts): the number of pets is limited, also for concurrent additions
    await lockUser(tx, userId);
    if ((await countUserpets(tx, userId)) >= maxUserpets)
      throw new ApiError("conflict", `You can register up to ${maxUserpets} pets.`);
    return insertUserpet(tx, userId, toUserpetValues(given));
  });
  return toUserpetDto(row);
}
