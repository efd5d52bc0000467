import { type Day, pluralize } from "@pawhaven/contract";
import type { DueRow } from "./store.ts";

const dateFormat = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });

export const describeDay = (day: Day): string => dateFormat.format(new Date(`${day}T00:00:00Z`));

/** Why something is due on its day. */
export function whyDue({ reason, follows, firstAtDays, kind }: DueRow): string {
  const last = follows === null ? "" : describeDay(follows);
  switch (reason) {
    case "first":
      return `The first one is usually due ${ageOfDays(firstAtDays ?? 0)}.`;
    case "series":
      return `It follows the one of ${last}, as part of the first series.`;
    case "interrupted":
      return `The first series was interrupted after ${last}. It usually goes on with the next one, not from the start.`;
    case "repeat":
      return `The last one we know of was on ${last}.`;
    case "recorded":
      return `The record of ${last} says when it is due again.`;
    case "unknown":
      return kind === "check-up"
        ? "We know of none so far. A check-up is a good moment to ask the clinic what your pet needs."
        : "We know of none so far. Tell us when it was done, or ask the clinic.";
  }
}

const ageOfDays = (days: number): string =>
  days >= 365
    ? `at the age of ${pluralize(Math.round(days / 365), "year")}`
    : `at ${pluralize(Math.round(days / 7), "week")} of age`;
