import type { Day } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { Calendar } from "../../ui/calendar.tsx";
import { ErrorState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { NextFreeTimes } from "./next-free-times.tsx";
import { bookingDaysQuery, freeDaysQuery, type WantedVisit } from "./queries.ts";

interface DatePickerProps {
  wanted: WantedVisit;
  value: Day | undefined;
  onSelect: (choice: { date: Day; time?: string }) => void;
}

/** "Today" and the open days come from the server; the clock and time zone of the browser do not matter. */
export function DatePicker({ wanted, value, onSelect }: DatePickerProps) {
  const { data: days, isLoadingError, refetch } = useQuery(bookingDaysQuery);
  const fullDays = useFullDays(wanted);
  if (isLoadingError) return <ErrorState text="The calendar could not be loaded." onRetry={() => void refetch()} />;
  if (!days) return <Skeleton className="h-90" />;
  return (
    <>
      <NextFreeTimes wanted={wanted} today={days.today} onSelect={onSelect} />
      <Calendar
        label="Date"
        value={value}
        onSelect={(date) => onSelect({ date })}
        today={days.today}
        minDay={days.today}
        maxDay={days.last_day}
        closedDays={new Set(days.closed_dates)}
        fullDays={fullDays}
      />
      <p className="mt-2 text-center text-small text-ink-soft">
        Crossed-out days are closed.{fullDays && fullDays.size > 0 && " Outlined days have no free time."}
      </p>
    </>
  );
}

/** Undefined until they are known. Closed days are not full. */
function useFullDays(wanted: WantedVisit): ReadonlySet<Day> | undefined {
  const { data: days } = useQuery(bookingDaysQuery);
  const { data: free } = useQuery({ ...freeDaysQuery(wanted), enabled: wanted.services.length > 0 });
  const full = free?.days.filter(({ date, free: count }) => count === 0 && !days?.closed_dates.includes(date));
  return full && new Set(full.map(({ date }) => date));
}
