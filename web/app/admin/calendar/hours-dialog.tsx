import type { ClinicCalendar, Day, OpenSpan } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { ErrorState } from "../../ui/empty-state.tsx";
import { Modal } from "../../ui/modal.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { resourcesQuery } from "../clinic/queries.ts";
import type { DayOfResource } from "./calendar-actions.ts";
import { HoursForm } from "./hours-form.tsx";
import { clockTimeAt, spanOn } from "./layout/clock.ts";

interface HoursDialogProps {
  day: DayOfResource;
  calendar: ClinicCalendar;
  onDayOff: () => void;
  onClose: () => void;
}

/** The working hours of one day, in place. They are an exception: the weekly hours stay as they are. */
export function HoursDialog({ day: { resource_id: id, date }, calendar, onDayOff, onClose }: HoursDialogProps) {
  const { data, isError, refetch } = useQuery(resourcesQuery);
  const resource = data?.find((each) => each.id === id);
  // The form follows these until somebody types.
  const opening = useMemo(() => openingOn(calendar, date), [calendar, date]);
  if (resource) return <HoursForm {...{ resource, date, opening, onDayOff, onClose }} />;
  return (
    <Modal open title="Hours" size="small" onClose={onClose}>
      {isError ? (
        <ErrorState text="The hours could not be loaded." onRetry={() => void refetch()} />
      ) : (
        <Skeleton className="h-40" />
      )}
    </Modal>
  );
}

function openingOn({ days, time_zone: timeZone }: ClinicCalendar, date: Day): OpenSpan[] {
  const { opens_at: opensAt, closes_at: closesAt } = days.find((day) => day.date === date) ?? {};
  const span = opensAt && closesAt ? spanOn(date, { starts_at: opensAt, ends_at: closesAt }, timeZone) : null;
  return span ? [{ opens: clockTimeAt(span.from), closes: clockTimeAt(span.to) }] : [];
}
