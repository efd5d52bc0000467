import type { Userpet, UserpetUpdate } from "@pawhaven/contract";
import { assertOwnUserId } from "../../platform/auth/assert-own-user-id.ts";
import type { Db } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import type { Caller } from "../../platform/auth/sessions.ts";
import { userpetNotFound } from "./errors.ts";
import { updateOwnUserpet } from "./store.ts";
import { toUserpetDto, toUserpetValues } from "./serialize.ts";

export async function updateUserpet(
  db: Db,
  caller: Caller,
  id: number,
  given: UserpetUpdate,
): Promise<{ data: Userpet }> {
  assertOwnUserId(caller, given.user_id);
  if (given.id !== undefined && given.id !== id)
    throw new ApiError("forbidden", "The pet id in the body does not match the one in the URL.");
  const row = await updateOwnUserpet(db, caller.userId, id, toUserpetValues(given));
  if (!row) throw userpetNotFound();
  return { data: toUserpetDto(row) };
}
