import { bookableDaysAhead } from "../../contract/src/index.ts";

/** The days from tomorrow on that can be booked. */
export async function listBookableDays(origin: string): Promise<string[]> {
  const response = await fetch(`${origin}/api/booking-days`);
  const { today, closed_dates: closed } = (await response.json()) as { today: string; closed_dates: string[] };
  const day = (ahead: number) => new Date(Date.parse(today) + ahead * 86_400_000).toISOString().slice(0, 10);
  const days = Array.from({ length: bookableDaysAhead }, (_, index) => day(index + 1));
  return days.filter((one) => !closed.includes(one));
}
