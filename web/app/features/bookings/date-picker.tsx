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

/** "Today" and the open days come from the server; the clock and time zone of the browser do not matter. */
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
