/** Pages whose texts the law asks for, beside the one about returns. */
export const legalPages = ["privacy", "terms", "shipping", "imprint"] as const;
export type LegalPageKey = (typeof legalPages)[number];

/** What staff can edit of the shop's public face. */
export const contentKeys = [
  "facts",
  "hours",
  "holidays",
  "faqs",
  "social",
  "returns",
  "delivery",
  ...legalPages,
] as const;
export type ContentKey = (typeof contentKeys)[number];

/** Local times, like "09:00". */
export interface OpenSpan {
  opens: string;
  closes: string;
}

/** Monday first; null on days when it is closed. */
export type Week = readonly (OpenSpan | null)[];

export const weekdays = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"] as const;

export type HoursRow = readonly [days: string, times: string];

/** Consecutive days with the same hours share a row. */
export const groupOpeningHours = (week: Week): HoursRow[] =>
  groupDays(week).map(({ first, last, span }) => [
    first === last ? (weekdays[first] ?? "") : `${shortName(first, 3)} - ${shortName(last, 3)}`,
    span ? `${formatTwelveHourTime(span.opens)} - ${formatTwelveHourTime(span.closes)}` : "Closed",
  ]);

/** As search engines read them: "Mo-Sa 09:00-20:00". */
export const schemaOpeningHours = (week: Week): string[] =>
  groupDays(week).flatMap(({ first, last, span }) => {
    const days = first === last ? shortName(first, 2) : `${shortName(first, 2)}-${shortName(last, 2)}`;
    return span ? [`${days} ${span.opens}-${span.closes}`] : [];
  });

interface DayGroup {
  first: number;
  last: number;
  span: OpenSpan | null;
}

function groupDays(week: Week): DayGroup[] {
  const groups: DayGroup[] = [];
  for (const [day, span] of week.entries()) {
    const previous = groups.at(-1);
    if (previous && isSameSpan(previous.span, span)) previous.last = day;
    else groups.push({ first: day, last: day, span });
  }
  return groups;
}

const isSameSpan = (one: OpenSpan | null, other: OpenSpan | null): boolean =>
  one?.opens === other?.opens && one?.closes === other?.closes;

const shortName = (day: number, length: number): string => (weekdays[day] ?? "").slice(0, length);

function formatTwelveHourTime(time: string): string {
  const hour = Number(time.slice(0, 2));
  return `${hour % 12 || 12}:${time.slice(3)} ${hour < 12 ? "AM" : "PM"}`;
}
