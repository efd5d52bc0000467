import type { Caller } from "../../platform/auth/sessions.ts";
import type { Db } from "../../platform/db/database.ts";
import { notOnWishlist } from "./errors.ts";
import { markRemoved } from "./store.ts";

export async function removeFromWishlist(db: Db, { userId }: Caller, gearId: number) {
  if (!(await markRemoved(db, userId, gearId))) throw notOnWishlist();
  return { message: "Removed from your wish list." };
}
