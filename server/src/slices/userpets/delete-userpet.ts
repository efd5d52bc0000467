import type { Caller } from "../../platform/sessions.ts";
import type { Desk } from "../bookings/desk.ts";
import { releasePet } from "../bookings/release-pet.ts";
import { deleteRow, holdForDeletion } from "./store.ts";
import { noSuchUserpet } from "./update-userpet.ts";

/** Never silently with its upcoming bookings: they are cancelled with it if the customer said so, else it stays. */
export async function deleteUserpet(
  desk: Desk,
  { userId }: Caller,
  { id, mayCancel }: { id: number; mayCancel: boolean },
  now: Date,
): Promise<{ message: string }> {
  await desk.database.transaction(async (tx) => {
    const pet = await holdForDeletion(tx, userId, id);
    if (!pet) throw noSuchUserpet();
    await releasePet(tx, desk, pet, { mayCancel, now });
    await deleteRow(tx, id);
  });
  return { message: "Pet deleted successfully!" };
}
