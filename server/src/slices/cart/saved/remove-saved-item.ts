import type { Caller } from "../../../platform/auth/sessions.ts";
import type { Db } from "../../../platform/db/database.ts";
import { savedItemNotFound } from "./errors.ts";
import { takeSaved } from "./store.ts";

export async function removeSavedItem(db: Db, { userId }: Caller, id: number) {
  if (!(await takeSaved(db, userId, id))) throw savedItemNotFound();
  return { message: "Item removed." };
}
