import { lockUser } from "../../platform/auth/lock-user.ts";
import type { Caller } from "../../platform/auth/sessions.ts";
import type { Database } from "../../platform/db/database.ts";
import { addressNotFound } from "./errors.ts";
import { setDefault } from "./store.ts";

export async function makeAddressDefault(
  database: Database,
  { userId }: Caller,
  id: number,
): Promise<{ message: string }> {
  await database.transaction(async (tx) => {
    // mutant(addresses.postgres.test.ts): two choices of a default at once leave one of them
    await lockUser(tx, userId);
    if (!(await setDefault(tx, userId, id))) throw addressNotFound();
  });
  return { message: "Checkout begins with this address now." };
}
