import type { Db } from "../../platform/db/database.ts";
import type { Caller } from "../../platform/auth/sessions.ts";
import { petNotFound } from "./errors.ts";
import { hasFavorite, petById } from "./store.ts";

export async function isFavorite(db: Db, { userId }: Caller, petId: number): Promise<{ is_favorite: boolean }> {
  if (!(await petById(db, petId))) throw petNotFound();
  return { is_favorite: await hasFavorite(db, userId, petId) };
}
