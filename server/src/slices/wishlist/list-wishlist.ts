import type { WishlistItem } from "@pawhaven/contract";
import type { Caller } from "../../platform/auth/sessions.ts";
import type { Db } from "../../platform/db/database.ts";
import { toWishlistItemDto } from "./serialize.ts";
import { wishlistOf } from "./store.ts";

/** Also what is no longer sold: the customer decides when it goes. */
export async function listWishlist(db: Db, { userId }: Pick<Caller, "userId">): Promise<{ items: WishlistItem[] }> {
  return { items: (await wishlistOf(db, userId)).map(toWishlistItemDto) };
}
