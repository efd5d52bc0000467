import { type Booking, collectLeadHours } from "@pawhaven/contract";
import type { QueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { errorCode, errorMessage } from "../../lib/api-errors.ts";
import { bookingsQuery } from "./queries.ts";
import type { AskAboutGoods } from "./use-goods-question.tsx";

/** Cancels, after asking what becomes of goods that wait at the visit. False if the customer keeps it after all. */
export async function cancelOrAsk(
  { id }: Booking,
  ask: AskAboutGoods,
  others: Parameters<AskAboutGoods>[1],
): Promise<boolean> {
  try {
    await api.cancelBooking({ params: { id } });
    return true;
  } catch (error) {
    if (errorCode(error) !== "goods_waiting") throw error;
    const answer = await ask(errorMessage(error, ""), others);
    if (answer) await api.cancelBooking({ params: { id }, query: answer });
    return answer !== undefined;
  }
}

/** Visits of the list that goods could be kept for, the next one first. */
export function otherVisits(queryClient: QueryClient, { id, user_id: userId }: Booking): Parameters<AskAboutGoods>[1] {
  const upcoming = queryClient.getQueryData(bookingsQuery(userId, "upcoming").queryKey) ?? [];
  const earliest = Date.now() + collectLeadHours * 3_600_000;
  return upcoming
    .filter((booking) => booking.id !== id && booking.can_change && Date.parse(booking.starts_at) > earliest)
    .map(({ pet, ...booking }) => ({ ...booking, booking_id: booking.id, pet_name: pet.name }));
}
