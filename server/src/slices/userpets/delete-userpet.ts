import type { Caller } from "../../platform/auth/sessions.ts";
import type { BookingContext } from "../bookings/booking-context.ts";
import { detachUserpet } from "../bookings/detach-userpet.ts";
import { deleteUserpetRow, lockOwnUserpet } from "./store.ts";
import { userpetNotFound } from "./update-userpet.ts";

/** Never silently with its upcoming bookings: they are cancelled with it if the customer said so, else it stays. */
export async function deleteUserpet(
  context: BookingContext,
  { userId }: Caller,
  { id, mayCancel }: { id: number; mayCancel: boolean },
  now: Date,
): Promise<{ message: string }> {
  await context.database.transaction(async (tx) => {
    const pet = await lockOwnUserpet(tx, userId, id);
    if (!pet) throw userpetNotFound();
    await detachUserpet(tx, context, pet, { mayCancel, now });
    await deleteUserpetRow(tx, id);
  });
  return { message: "Pet deleted successfully!" };
}
