import { type AddressDraft, maxAddresses, type SavedAddress } from "@pawhaven/contract";
import { lockUser } from "../../platform/auth/lock-user.ts";
import type { Caller } from "../../platform/auth/sessions.ts";
import type { Database } from "../../platform/db/database.ts";
import { addressValuesOf } from "./address-values.ts";
import { addressBookFull } from "./errors.ts";
import { toAddressDto } from "./serialize.ts";
import { addressesOf, type AddressRow, type AddressValues, insertAddress } from "./store.ts";

/** Checkout sends the same address with every attempt, so one that is there already is the answer. */
export async function addAddress(database: Database, { userId }: Caller, draft: AddressDraft): Promise<SavedAddress> {
  const values = addressValuesOf(draft);
  const row = await database.transaction(async (tx) => {
    // mutant(addresses.postgres.test.ts): addresses of one customer are added one after the other
    await lockUser(tx, userId);
    const saved = await addressesOf(tx, userId);
    const same = saved.find((row) => isSame(row, values));
    if (same) return same;
    // mutant(addresses.test.ts): a customer keeps a limited number of addresses
    if (saved.length >= maxAddresses) throw addressBookFull();
    return insertAddress(tx, { ...values, userId, isDefault: saved.length === 0 });
  });
  return toAddressDto(row);
}

const isSame = (row: AddressRow, values: AddressValues): boolean =>
  (Object.keys(values) as (keyof AddressValues)[]).every((key) => row[key] === values[key]);
