import { lockUser } from "../../platform/auth/lock-user.ts";
import type { Caller } from "../../platform/auth/sessions.ts";
import type { Database } from "../../platform/db/database.ts";
import { assertRoom } from "./add-to-wishlist.ts";
import { notOnWishlist } from "./errors.ts";
import { unmarkRemoved } from "./store.ts";

/** Adding it again would forget what it cost at first. */
export async function restoreWishlistItem(database: Database, { userId }: Caller, gearId: number) {
  return database.transaction(async (tx) => {
    await lockUser(tx, userId);
    await assertRoom(tx, userId);
    if (!(await unmarkRemoved(tx, userId, gearId))) throw notOnWishlist();
    return { message: "Back on your wish list." };
  });
}
