import type { Shop } from "@pawhaven/contract";
import { shopDays, shopTimes } from "../../lib/shop-texts.ts";

export type HoursRow = readonly [days: string, times: string];

interface OpeningHours {
  label: string;
  rows: readonly HoursRow[];
}

const shopHours: readonly HoursRow[] = [
  [shopDays, shopTimes],
  ["Sunday", "Closed"],
];

/** The hours of the shop and of the clinic differ, so both are labelled. */
export const openingHours = ({ clinicWeek }: Pick<Shop, "clinicWeek">): OpeningHours[] => [
  { label: "Shop", rows: shopHours },
  { label: "Clinic and spa", rows: groupOpeningHours(clinicWeek) },
];

const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"];

/** Consecutive days with the same hours share a row. */
export function groupOpeningHours(week: Shop["clinicWeek"]): HoursRow[] {
  const times = week.map((span) =>
    span ? `${formatTwelveHourTime(span.opens)} - ${formatTwelveHourTime(span.closes)}` : "Closed",
  );
  const starts = times.flatMap((text, day) => (text === times[day - 1] ? [] : [day]));
  return starts.map((first, index) => [
    formatDayRange(first, (starts[index + 1] ?? times.length) - 1),
    times[first] ?? "",
  ]);
}

const formatDayRange = (first: number, last: number): string =>
  first === last
    ? (weekdays[first] ?? "")
    : `${(weekdays[first] ?? "").slice(0, 3)} - ${(weekdays[last] ?? "").slice(0, 3)}`;

function formatTwelveHourTime(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}:${time.slice(3)} ${hour < 12 ? "AM" : "PM"}`;
}
