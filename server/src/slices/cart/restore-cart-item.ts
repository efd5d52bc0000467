import { lockUser } from "../../platform/auth/lock-user.ts";
import type { Caller } from "../../platform/auth/sessions.ts";
import type { Database } from "../../platform/db/database.ts";
import { putIntoCart } from "./put-into-cart.ts";

/** Undoes a removal. What was added in the meantime is not added to, so that a second click changes nothing. */
export const restoreCartItem = (database: Database, { userId }: Caller, gearId: number, quantity: number) =>
  database.transaction(async (tx) => {
    await lockUser(tx, userId);
    return putIntoCart(tx, { userId, gearId, wanted: (inCart) => Math.max(inCart, quantity) });
  });
