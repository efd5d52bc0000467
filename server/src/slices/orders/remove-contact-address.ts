import type { Caller } from "../../platform/auth/sessions.ts";
import type { Database } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { deleteConfirmedContactAddress } from "./contact-address-store.ts";

/** Should the customer use the address for another order, its owner is asked again. */
export async function removeContactAddress(
  { db }: Database,
  { userId }: Caller,
  id: number,
): Promise<{ message: string }> {
  if (!(await deleteConfirmedContactAddress(db, userId, id))) throw new ApiError("not_found", "Address not found.");
  return { message: "We will no longer send updates to this address." };
}
