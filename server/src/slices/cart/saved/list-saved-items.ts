import type { CartItem } from "@pawhaven/contract";
import type { Caller } from "../../../platform/auth/sessions.ts";
import type { Db } from "../../../platform/db/database.ts";
import { toCartItemDto } from "../get-cart.ts";
import { savedItemsOf } from "./store.ts";

export async function listSavedItems(db: Db, { userId }: Caller): Promise<{ items: CartItem[] }> {
  return { items: (await savedItemsOf(db, userId)).map(toCartItemDto) };
}
