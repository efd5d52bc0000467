import { useQuery } from "@tanstack/react-query";
import type { Day } from "../../lib/days.ts";
import { Calendar } from "../../ui/calendar.tsx";
import { ErrorState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { bookingDaysQuery } from "./queries.ts";

interface DatePickerProps {
  value: Day | undefined;
  onSelect: (day: Day) => void;
}

/** What "today" is, and which days are open, the shop knows; the visitor's own clock and zone do not matter. */
export function DatePicker({ value, onSelect }: DatePickerProps) {
  const { data: days, isLoadingError, refetch } = useQuery(bookingDaysQuery);
  if (isLoadingError) return <ErrorState text="The calendar could not be loaded." onRetry={() => void refetch()} />;
  if (!days) return <Skeleton className="h-90" />;
  return (
    <>
      <Calendar
        label="Date"
        value={value}
        onSelect={onSelect}
        today={days.today}
        minDay={days.today}
        maxDay={days.last_day}
        closedDays={new Set(days.closed_dates)}
      />
      <p className="mt-2 text-center text-small text-ink-soft">Crossed-out days are closed.</p>
    </>
  );
}
