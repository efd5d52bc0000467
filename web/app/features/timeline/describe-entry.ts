import type { BookingStatus, TimelineEntry, UserpetRecord } from "@pawhaven/contract";
import { Cake, CalendarDays, Heart, House, ListPlus, ShoppingBag } from "lucide-react";
import { formatDay } from "../../lib/days.ts";
import { describeBirth } from "../../lib/describe-birth.ts";
import type { IconComponent } from "../../ui/button.tsx";
import { careKindLooks, nameRecord } from "../userpets/care-kinds.ts";

type CareEntry = Extract<TimelineEntry, { kind: "care" }>;
type VisitEntry = Extract<TimelineEntry, { kind: "visit" }>;

const icons: Record<Exclude<TimelineEntry["kind"], "care">, IconComponent> = {
  visit: CalendarDays,
  purchase: ShoppingBag,
  added: ListPlus,
  adopted: House,
  born: Cake,
  died: Heart,
};

export const iconOf = (entry: TimelineEntry): IconComponent =>
  entry.kind === "care" ? careKindLooks[entry.record.kind].icon : icons[entry.kind];

export function titleOf(entry: TimelineEntry, { name }: { name: string }): string {
  switch (entry.kind) {
    case "visit":
      return entry.is_ahead ? `Booked: ${entry.service}, ${entry.time_slot}` : entry.service;
    case "care":
      return nameRecord(entry.record);
    case "purchase":
      return "Bought";
    case "adopted":
      return `${name} came home from the shelter`;
    case "added":
      return `${name} joined your list`;
    case "born":
      return `${name} was born`;
    case "died":
      return `${name} died`;
  }
}

/** As exactly as it is known. */
export const dayTextOf = (entry: TimelineEntry): string =>
  (entry.kind === "born" && describeBirth(entry.day, entry.precision)) || formatDay(entry.day, "date");

/** Who says so, in a sentence. */
export function authorOf(entry: TimelineEntry): string {
  switch (entry.kind) {
    case "visit":
      return authorOfVisit(entry);
    case "care":
      return authorOfCare(entry);
    case "purchase":
      return `You bought it with order ${entry.order}.`;
    case "adopted":
      return "Recorded by the shelter.";
    case "born":
      return "";
    default:
      return "You noted.";
  }
}

const visitWords: Partial<Record<BookingStatus, string>> = {
  Done: "Recorded by the clinic.",
  "No-show": "Nobody came. Recorded by the clinic.",
};

function authorOfVisit({ status, is_ahead: isAhead, is_booked_by_clinic: byClinic }: VisitEntry): string {
  const booked = byClinic ? "Booked by the clinic" : "You booked";
  return visitWords[status] ?? (isAhead && status === "Pending" ? `${booked}; to be confirmed.` : `${booked}.`);
}

const authors: Record<UserpetRecord["source"], string> = {
  shelter: "Recorded by the shelter.",
  clinic: "Recorded by the clinic.",
  owner: "You noted.",
};

function authorOfCare({ record, corrected_on: corrected, said_before: before, ...entry }: CareEntry) {
  const { said_earlier: earlier, taken_back_on: takenBack } = entry;
  const parts = [authors[record.source]];
  if (corrected && before) {
    const said = [before, ...earlier].map(nameRecord).join("; earlier: ");
    parts.push(`Corrected on ${formatDay(corrected, "date")}; before: ${said}.`);
  }
  if (takenBack) parts.push(`Taken back on ${formatDay(takenBack, "date")}.`);
  return parts.join(" ");
}
