import type { Shop } from "@pawhaven/contract";

export type HoursRow = readonly [days: string, times: string];

interface OpeningHours {
  place: string;
  rows: readonly HoursRow[];
}

const shopHours: readonly HoursRow[] = [
  ["Mon - Sat", "9:00 AM - 8:00 PM"],
  ["Sunday", "Closed"],
];

/** The shop's and the clinic's hours differ; wherever one stands, it says whose it is. */
export const openingHours = ({ clinicWeek }: Pick<Shop, "clinicWeek">): OpeningHours[] => [
  { place: "Shop", rows: shopHours },
  { place: "Clinic and spa", rows: rowsOf(clinicWeek) },
];

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** Days in a row with the same hours stand in one line. */
export function rowsOf(week: Shop["clinicWeek"]): HoursRow[] {
  const times = week.map((span) => (span ? `${onTheClock(span.opens)} - ${onTheClock(span.closes)}` : "Closed"));
  const starts = times.flatMap((text, day) => (text === times[day - 1] ? [] : [day]));
  return starts.map((first, index) => [daysOf(first, (starts[index + 1] ?? times.length) - 1), times[first] ?? ""]);
}

const daysOf = (first: number, last: number): string =>
  first === last
    ? (weekdays[first] ?? "")
    : `${(weekdays[first] ?? "").slice(0, 3)} - ${(weekdays[last] ?? "").slice(0, 3)}`;

function onTheClock(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}:${time.slice(3)} ${hour < 12 ? "AM" : "PM"}`;
}
