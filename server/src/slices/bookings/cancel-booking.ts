import type { Caller } from "../../platform/sessions.ts";
import type { Desk } from "./desk.ts";
import { queueCancelledMail } from "./mails.ts";
import { cannotChange, noSuchBooking } from "./refusals.ts";
import { changeUpcoming, ownBooking } from "./store.ts";

export async function cancelBooking(
  desk: Desk,
  { userId }: Caller,
  id: number,
  now: Date,
): Promise<{ message: string }> {
  await desk.database.transaction(async (tx) => {
    if (!(await ownBooking(tx, userId, id))) throw noSuchBooking();
    const cancelled = await changeUpcoming(tx, { id }, { status: "Cancelled" }, now);
    if (cancelled.length === 0) throw cannotChange((await ownBooking(tx, userId, id)) ?? { status: "Cancelled" });
    await queueCancelledMail(tx, desk, cancelled);
  });
  return { message: "Booking cancelled successfully!" };
}
