import type { Caller } from "../../../platform/auth/sessions.ts";
import { lockCalendar } from "../../clinic/lock-calendar.ts";
import type { BookingContext } from "../booking-context.ts";
import { offerEnded } from "./errors.ts";
import { findOffered } from "./find-offered.ts";
import { endOffers } from "./store.ts";

/** The customer stays in line for other times. */
export async function passOffer(
  { database }: BookingContext,
  caller: Caller,
  offerId: number,
): Promise<{ message: string }> {
  await database.transaction(async (tx) => {
    const { held } = await findOffered(tx, caller, offerId);
    await lockCalendar(tx, [held.date]);
    if ((await endOffers(tx, { id: offerId }, "passed")) === 0) throw offerEnded();
  });
  return { message: "We will tell you when another time becomes free." };
}
