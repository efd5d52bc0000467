import { lockUser } from "../../../platform/auth/lock-user.ts";
import type { Caller } from "../../../platform/auth/sessions.ts";
import type { Database } from "../../../platform/db/database.ts";
import { putIntoCart } from "../put-into-cart.ts";
import { savedItemNotFound } from "./errors.ts";
import { takeSaved } from "./store.ts";

/** What cannot be bought stays saved: the error rolls everything back. */
export const moveToCart = (database: Database, { userId }: Caller, id: number) =>
  database.transaction(async (tx) => {
    await lockUser(tx, userId);
    const item = await takeSaved(tx, userId, id);
    if (!item) throw savedItemNotFound();
    return putIntoCart(tx, { userId, gearId: item.gearId, wanted: (inCart) => inCart + item.quantity });
  });
