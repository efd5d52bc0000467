import type { AddressDraft, SavedAddress } from "@pawhaven/contract";
import type { Caller } from "../../platform/auth/sessions.ts";
import type { Database } from "../../platform/db/database.ts";
import { addressValuesOf } from "./address-values.ts";
import { addressNotFound } from "./errors.ts";
import { toAddressDto } from "./serialize.ts";
import { updateAddress } from "./store.ts";

export async function changeAddress(
  database: Database,
  { userId }: Caller,
  id: number,
  draft: AddressDraft,
): Promise<SavedAddress> {
  const row = await database.transaction((tx) => updateAddress(tx, userId, id, addressValuesOf(draft)));
  if (!row) throw addressNotFound();
  return toAddressDto(row);
}
