import type { Caller } from "../../../platform/auth/sessions.ts";
import type { Db } from "../../../platform/db/database.ts";
import { ApiError } from "../../../platform/http/api-error.ts";
import { userpetNotFound } from "../errors.ts";
import { ownUserpet } from "../store.ts";
import { withdraw } from "./store.ts";

export async function withdrawPassport(
  db: Db,
  { userId }: Caller,
  userpetId: number,
  id: number,
): Promise<{ message: string }> {
  if (!(await ownUserpet(db, userId, userpetId))) throw userpetNotFound();
  if (!(await withdraw(db, userpetId, id))) throw new ApiError("not_found", "This link no longer works.");
  return { message: "The link no longer works." };
}
