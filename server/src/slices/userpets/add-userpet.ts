import type { Userpet, UserpetDraft } from "@pawhaven/contract";
import { assertOwnUserId } from "../../platform/auth/assert-own-user-id.ts";
import { lockUser } from "../../platform/auth/lock-user.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { Caller } from "../../platform/auth/sessions.ts";
import { assertBorn } from "./assert-born.ts";
import { countUserpets, insertUserpet } from "./store.ts";
import { setWeight } from "./set-weight.ts";
import { toUserpetDto, toUserpetValues } from "./serialize.ts";
import { todayIn, type UserpetsContext } from "./userpets-context.ts";

/** More than any household has. Without a limit, one account could book every slot of the clinic. */
const maxUserpets = 50;

export async function addUserpet(
  context: UserpetsContext,
  caller: Caller,
  given: UserpetDraft,
  now: Date,
): Promise<Userpet> {
  // mutant(userpets.test.ts): a pet is added in the name of the caller
  assertOwnUserId(caller, given.user_id);
  const { userId } = caller;
  const today = todayIn(context, now);
  const { born_on, born_precision } = given;
  if (born_on && born_precision) assertBorn({ born_on, born_precision }, today);
  return context.database.transaction(async (tx) => {
    // mutant(userpets.test.ts): the number of pets is limited, also for concurrent additions
    await lockUser(tx, userId);
    if ((await countUserpets(tx, userId)) >= maxUserpets)
      throw new ApiError("conflict", `You can register up to ${maxUserpets} pets.`);
    const row = await insertUserpet(tx, userId, toUserpetValues(given, today));
    return toUserpetDto(await setWeight(tx, row, given.weight_kg, today), today);
  });
}
