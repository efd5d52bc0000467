import type { BookableCare, Day } from "@pawhaven/contract";
import { Bug, CalendarCheck, Stethoscope, Syringe } from "lucide-react";
import * as paths from "../../../lib/paths.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button, type IconComponent } from "../../../ui/button.tsx";
import { TextLink } from "../../../ui/text-link.tsx";
import { describeDue } from "../../../lib/describe-due.ts";
import { DueAnswers } from "./due-answers.tsx";
import { RuleSource } from "./rule-source.tsx";
import { describeTime, useBookDueCare } from "./use-due-care.ts";

const icons: Record<BookableCare["kind"], IconComponent> = {
  vaccination: Syringe,
  deworming: Bug,
  "check-up": Stethoscope,
};

/** What is due, why, from which source, and what can be done about it. */
export function DueItem({ care, today }: { care: BookableCare; today: Day }) {
  const Icon = icons[care.kind];
  return (
    <li className="grid gap-2 py-5 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Icon className="size-5 text-teal" />
        <h3 className="font-text text-base font-bold tracking-normal">{care.name}</h3>
        <Badge tone={care.is_overdue ? "berry" : "amber"}>{describeDue(care, today)}</Badge>
      </div>
      <p className="max-w-prose text-pretty">
        {care.why} {care.advice}
      </p>
      <RuleSource source={care.source} />
      {care.booking ? <BookedVisit booking={care.booking} /> : <FreeTimes care={care} />}
      {!care.booking?.is_for_it && <DueAnswers care={care} />}
    </li>
  );
}

const BookedVisit = ({ booking }: { booking: NonNullable<BookableCare["booking"]> }) => (
  <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
    {booking.is_for_it && (
      <Badge tone="teal" icon={CalendarCheck}>
        Booked
      </Badge>
    )}
    <span>
      {!booking.is_for_it && "A visit is booked; ask for it there. "}
      {booking.service_name}, {describeTime(booking)}.
    </span>
    <TextLink to={paths.myBooking}>My Bookings</TextLink>
  </p>
);

/** One tap books. A service that asks questions is booked where they can be answered. */
function FreeTimes({ care }: { care: BookableCare }) {
  const { mutate, isPending, variables } = useBookDueCare(care);
  if (!care.service) return null;
  if (care.service.asks_questions || care.times.length === 0)
    return (
      <p>
        {care.times.length === 0 && "There is no free time at the moment. "}
        <TextLink to={paths.petVet}>{`Book ${care.service.name}`}</TextLink>
      </p>
    );
  return (
    <fieldset className="mt-1 grid gap-2">
      <legend className="mb-1 text-small font-bold">Book a time with one tap: {care.service.name}</legend>
      <div className="flex flex-wrap gap-2">
        {care.times.map((time) => (
          <Button
            key={describeTime(time)}
            variant="secondary"
            className="min-h-11! px-4! tabular-nums"
            disabled={isPending}
            busy={isPending && variables === time}
            aria-label={`${describeTime(time)}: book ${care.name}`}
            onClick={() => mutate(time)}
          >
            {describeTime(time)}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
