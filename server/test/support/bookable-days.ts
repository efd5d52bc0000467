import type { Api } from "@pawhaven/contract";

/** The days after today on which the clinic takes bookings, in order. */
export async function listBookableDays(api: Api): Promise<string[]> {
  const { today, last_day: lastDay, closed_dates: closedDates } = await api.getBookingDays();
  const days: string[] = [];
  for (let day = dayAfter(today); day <= lastDay; day = dayAfter(day)) if (!closedDates.includes(day)) days.push(day);
  return days;
}

function dayAfter(day: string): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}
