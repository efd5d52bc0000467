import type { Caller } from "../../platform/auth/sessions.ts";
import type { Database, Tx } from "../../platform/db/database.ts";
import { userpetNotFound } from "./errors.ts";
import { deleteUserpetRow, lockOwnUserpet, type UserpetRow } from "./store.ts";

interface DeleteUserpetOptions {
  /** The customer agreed that upcoming bookings of the pet are cancelled. */
  cancelBookings: boolean;
  now: Date;
}

/** Detaches whatever refers to a pet, in the transaction that deletes it. Throwing keeps the pet. */
type BeforeDeleteUserpet = (
  tx: Tx,
  userpet: Pick<UserpetRow, "id" | "name">,
  options: DeleteUserpetOptions,
) => Promise<void>;

export interface DeleteUserpetContext {
  database: Database;
  beforeDelete: BeforeDeleteUserpet;
}

export async function deleteUserpet(
  { database, beforeDelete }: DeleteUserpetContext,
  { userId }: Caller,
  id: number,
  options: DeleteUserpetOptions,
): Promise<{ message: string }> {
  await database.transaction(async (tx) => {
    const userpet = await lockOwnUserpet(tx, userId, id);
    if (!userpet) throw userpetNotFound();
    await beforeDelete(tx, userpet, options);
    await deleteUserpetRow(tx, id);
  });
  return { message: "Pet deleted successfully!" };
}
