import type { Tx } from "../../platform/db/database.ts";
import { deleteAddressesOf } from "./store.ts";

/** For an account that passes to somebody else: a parcel does not go to a stranger. */
export const forgetAddresses = (tx: Tx, userId: number): Promise<void> => deleteAddressesOf(tx, userId);
