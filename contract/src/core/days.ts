/** `2030-05-31`, as in the API: a day of the shop's calendar, without a time zone. */
export type Day = string;

const msPerDay = 86_400_000;

const dateOf = (day: Day) => new Date(`${day}T00:00:00Z`);
const dayOf = (date: Date): Day => date.toISOString().slice(0, 10);

export const monthOf = (day: Day): string => day.slice(0, 7);

export const addDays = (day: Day, count: number): Day => dayOf(new Date(dateOf(day).getTime() + count * msPerDay));

/** The same day of another month, or the last day of a shorter one. */
export function addMonths(day: Day, count: number): Day {
  const date = dateOf(`${monthOf(day)}-01`);
  date.setUTCMonth(date.getUTCMonth() + count);
  const same = `${monthOf(dayOf(date))}-${day.slice(8)}`;
  date.setUTCMonth(date.getUTCMonth() + 1, 0);
  const last = dayOf(date);
  return same > last ? last : same;
}

/** Negative if the second day is the earlier one. */
export const daysBetween = (from: Day, to: Day): number =>
  Math.round((dateOf(to).getTime() - dateOf(from).getTime()) / msPerDay);

/** Full months; somebody born on the 31st is a month old on the last day of a shorter month. */
export function monthsBetween(from: Day, to: Day): number {
  const months =
    (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7));
  return addMonths(from, months) > to ? months - 1 : months;
}
