import type { CareKind, DueKind, NextForUserpet } from "@pawhaven/contract";
import { CalendarCheck, Stethoscope } from "lucide-react";
import { formatDay } from "../../lib/days.ts";
import { describeDue } from "../../lib/describe-due.ts";
import { useToday } from "../../lib/use-today.ts";
import type { IconComponent } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { careKindLooks } from "./care-kinds.ts";

const icons: Record<CareKind | DueKind | "visit", IconComponent> = {
  visit: CalendarCheck,
  vaccination: careKindLooks.vaccination.icon,
  deworming: careKindLooks.deworming.icon,
  neutering: careKindLooks.neutering.icon,
  treatment: careKindLooks.treatment.icon,
  weight: careKindLooks.weight.icon,
  "check-up": Stethoscope,
};

/** What to think of next. */
export function NextLine({ next }: { next: NextForUserpet }) {
  const Icon = icons[next.kind === "visit" ? "visit" : next.care];
  const today = useToday();
  const isLate = next.kind === "due" && next.is_overdue;
  return (
    <p className={classNames("flex items-start gap-2 text-small", isLate && "font-bold text-berry")}>
      <Icon className={classNames("mt-0.5 size-4 shrink-0", !isLate && "text-teal")} />
      <span className="wrap-anywhere">{describeNext(next, today)}</span>
    </p>
  );
}

function describeNext(next: NextForUserpet, today: string): string {
  switch (next.kind) {
    case "visit":
      return `Booked: ${next.service}, ${formatDay(next.day, "brief")}, ${next.time_slot}`;
    case "due":
      return `${next.name}: ${describeDue({ ...next, due_on: next.day }, today).replace(/^D/, "d")}`;
    case "care":
      return `${[careKindLooks[next.care].name, next.product].filter(Boolean).join(", ")}: due ${formatDay(next.day, "date")}`;
  }
}
