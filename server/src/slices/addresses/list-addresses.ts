import type { SavedAddress } from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import { toAddressDto } from "./serialize.ts";
import { addressesOf } from "./store.ts";

export const listAddresses = async (db: Db, { userId }: { userId: number }): Promise<SavedAddress[]> =>
  (await addressesOf(db, userId)).map(toAddressDto);
