import { addDays, type Api } from "@pawhaven/contract";

/** The days after today on which customers can book from morning to evening, in order. Saturdays are short. */
export async function listBookableDays(api: Api): Promise<string[]> {
  const { today, last_day: lastDay, closed_dates: closedDates } = await api.getBookingDays();
  const days: string[] = [];
  for (let day = addDays(today, 1); day <= lastDay; day = addDays(day, 1))
    if (!closedDates.includes(day) && !isWeekend(day)) days.push(day);
  return days;
}

const isWeekend = (day: string) => [0, 6].includes(new Date(day).getUTCDay());
