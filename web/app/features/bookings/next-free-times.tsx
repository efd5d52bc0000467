import { addDays, type Day } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { formatDay } from "../../lib/days.ts";
import { Button } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { nextFreeTimesQuery, type WantedVisit } from "./queries.ts";

interface NextFreeTimesProps {
  wanted: WantedVisit;
  today: Day;
  onSelect: (choice: { date: Day; time: string }) => void;
}

/** A day and a time in one tap. If they cannot be loaded, the calendar below remains. */
export function NextFreeTimes({ wanted, today, onSelect }: NextFreeTimesProps) {
  const { data, isError } = useQuery({ ...nextFreeTimesQuery(wanted), enabled: wanted.services.length > 0 });
  if (isError) return null;
  if (!data) return <Skeleton className="mb-4 h-33 rounded-small sm:h-22" />;
  if (data.times.length === 0) return <p className="mb-4">There is no free time in the days that can be booked.</p>;
  return (
    <fieldset className="mb-4 grid gap-2 rounded-small bg-teal-soft px-4 py-3">
      <legend className="sr-only">Next free times</legend>
      <span aria-hidden="true" className="text-small font-bold">
        Next free
      </span>
      <div className="flex flex-wrap gap-2">
        {data.times.map(({ date, time_slot: time }) => (
          <Button
            key={`${date} ${time}`}
            variant="secondary"
            size="small"
            className="tabular-nums"
            onClick={() => onSelect({ date, time })}
          >
            {`${describeDay(date, today)}, ${time}`}
          </Button>
        ))}
      </div>
    </fieldset>
  );
}

function describeDay(day: Day, today: Day): string {
  if (day === today) return "Today";
  return day === addDays(today, 1) ? "Tomorrow" : formatDay(day, "brief");
}
