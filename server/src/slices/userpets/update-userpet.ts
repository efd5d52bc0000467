import type { Userpet, UserpetUpdate } from "@pawhaven/contract";
import { assertOwnUserId } from "../../platform/auth/assert-own-user-id.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { Caller } from "../../platform/auth/sessions.ts";
import { userpetNotFound } from "./errors.ts";
import { setWeight } from "./set-weight.ts";
import { lockOwnUserpet, replaceUserpet } from "./store.ts";
import { toUserpetDto, toUserpetValues } from "./serialize.ts";
import { todayIn, type UserpetsContext } from "./userpets-context.ts";

export async function updateUserpet(
  context: UserpetsContext,
  caller: Caller,
  id: number,
  given: UserpetUpdate,
  now: Date,
): Promise<{ data: Userpet }> {
  assertOwnUserId(caller, given.user_id);
  if (given.id !== undefined && given.id !== id)
    throw new ApiError("forbidden", "The pet id in the body does not match the one in the URL.");
  const today = todayIn(context, now);
  return context.database.transaction(async (tx) => {
    const known = await lockOwnUserpet(tx, caller.userId, id);
    if (!known) throw userpetNotFound();
    const row = await replaceUserpet(tx, id, toUserpetValues(given, today, known));
    return { data: toUserpetDto(await setWeight(tx, row, given.weight_kg, today, given.override), today) };
  });
}
