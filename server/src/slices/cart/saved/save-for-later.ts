import { maxSavedItems } from "@pawhaven/contract";
import { lockUser } from "../../../platform/auth/lock-user.ts";
import type { Caller } from "../../../platform/auth/sessions.ts";
import type { Database } from "../../../platform/db/database.ts";
import { itemNotFound } from "../change-cart.ts";
import { deleteItem, findOwnItem } from "../store.ts";
import { tooManySaved } from "./errors.ts";
import { countSaved, insertSaved } from "./store.ts";

/** In one transaction: the item is in the cart or among the saved ones, and never lost. */
export async function saveForLater(database: Database, { userId }: Caller, id: number) {
  await database.transaction(async (tx) => {
    await lockUser(tx, userId);
    const item = await findOwnItem(tx, userId, id);
    if (!item) throw itemNotFound();
    // mutant(saved-items.test.ts): a customer saves a limited number of items
    if ((await countSaved(tx, userId)) >= maxSavedItems) throw tooManySaved();
    const { gearId, quantity, priceCents } = item;
    await insertSaved(tx, { userId, gearId, quantity, priceCents });
    await deleteItem(tx, userId, id);
  });
  return { message: "Saved for later." };
}
