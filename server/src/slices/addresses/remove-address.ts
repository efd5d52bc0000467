import { lockUser } from "../../platform/auth/lock-user.ts";
import type { Caller } from "../../platform/auth/sessions.ts";
import type { Database } from "../../platform/db/database.ts";
import { addressNotFound } from "./errors.ts";
import { addressesOf, deleteAddress, setDefault } from "./store.ts";

/** A book that is not empty has a default, so the newest takes the place of one that goes. */
export async function removeAddress(database: Database, { userId }: Caller, id: number): Promise<{ message: string }> {
  await database.transaction(async (tx) => {
    await lockUser(tx, userId);
    const removed = await deleteAddress(tx, userId, id);
    if (!removed) throw addressNotFound();
    const [newest] = await addressesOf(tx, userId);
    if (removed.isDefault && newest) await setDefault(tx, userId, newest.id);
  });
  return { message: "The address has been removed." };
}
