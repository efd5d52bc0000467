import type { Caller } from "../../platform/auth/sessions.ts";
import type { Db } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { userById, type UserRow } from "./store.ts";

export async function requireUser(db: Db, { userId }: Caller): Promise<UserRow> {
  const row = await userById(db, userId);
  if (!row) throw new ApiError("unauthenticated", "Please sign in to continue.");
  return row;
}
