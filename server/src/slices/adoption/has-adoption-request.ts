import type { Db } from "../../platform/db/database.ts";
import type { Caller } from "../../platform/auth/sessions.ts";
import { petNotFound } from "./errors.ts";
import { hasActiveRequest, petById } from "./store.ts";

export async function hasAdoptionRequest(db: Db, { userId }: Caller, petId: number): Promise<{ has_request: boolean }> {
  if (!(await petById(db, petId))) throw petNotFound();
  return { has_request: await hasActiveRequest(db, userId, petId) };
}
