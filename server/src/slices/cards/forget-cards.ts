import type { Tx } from "../../platform/db/database.ts";
import { deleteCardCustomer } from "./store.ts";

/** For an account that passes to somebody else: nobody pays with the card of a stranger. */
export const forgetCards = (tx: Tx, userId: number): Promise<void> => deleteCardCustomer(tx, userId);
