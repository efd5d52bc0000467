import { type OpenSpan, weekdays } from "@pawhaven/contract";

type Days = readonly (readonly OpenSpan[])[];

const describeSpans = (spans: readonly OpenSpan[]): string =>
  spans.map(({ opens, closes }) => `${opens}–${closes}`).join(" and ");

/** "Mon–Fri 09:00–12:00 and 13:00–17:00, Sat 09:00–12:00"; consecutive days with the same hours are one part. */
export function describeWeek(week: Days): string {
  const parts: { first: number; last: number; text: string }[] = [];
  for (const [day, spans] of week.entries()) {
    const text = describeSpans(spans);
    const previous = parts.at(-1);
    if (previous && previous.text === text) previous.last = day;
    else parts.push({ first: day, last: day, text });
  }
  const named = parts
    .filter(({ text }) => text !== "")
    .map(({ first, last, text }) => `${namesOf(first, last)} ${text}`);
  return named.join(", ") || "Never";
}

const namesOf = (first: number, last: number): string =>
  first === last ? shortName(first) : `${shortName(first)}–${shortName(last)}`;

const shortName = (day: number): string => (weekdays[day] ?? "").slice(0, 3);
