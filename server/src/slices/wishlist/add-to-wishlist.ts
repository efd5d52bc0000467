import { maxWishlistItems } from "@pawhaven/contract";
import { lockUser } from "../../platform/auth/lock-user.ts";
import type { Caller } from "../../platform/auth/sessions.ts";
import type { Database, Tx } from "../../platform/db/database.ts";
import { gearNotFound, gearNotSold, wishlistFull } from "./errors.ts";
import { countWishlist, gearToList, isOnWishlist, saveWishlistItem } from "./store.ts";

/** What is on the list already stays as it is, with the price of that day. */
export async function addToWishlist(database: Database, { userId }: Caller, gearId: number) {
  return database.transaction(async (tx) => {
    await lockUser(tx, userId);
    const gear = await gearToList(tx, gearId);
    if (!gear) throw gearNotFound();
    if (gear.state !== "live") throw gearNotSold();
    if (!(await isOnWishlist(tx, userId, gearId))) {
      await assertRoom(tx, userId);
      await saveWishlistItem(tx, { userId, gearId, priceCents: gear.priceCents });
    }
    return { message: `${gear.name} is on your wish list.` };
  });
}

export async function assertRoom(tx: Tx, userId: number): Promise<void> {
  // mutant(wishlist.test.ts): a wish list has a limited number of gears
  if ((await countWishlist(tx, userId)) >= maxWishlistItems) throw wishlistFull();
}
