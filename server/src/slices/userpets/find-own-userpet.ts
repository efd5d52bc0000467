import type { Caller } from "../../platform/auth/sessions.ts";
import type { Db } from "../../platform/db/database.ts";
import { userpetNotFound } from "./errors.ts";
import { ownUserpet, type UserpetRow } from "./store.ts";

export type { UserpetRow } from "./store.ts";

/** One of the customer's animals, also one that has died. */
export async function findOwnUserpet(db: Db, { userId }: Pick<Caller, "userId">, id: number): Promise<UserpetRow> {
  const row = await ownUserpet(db, userId, id);
  if (!row) throw userpetNotFound();
  return row;
}
