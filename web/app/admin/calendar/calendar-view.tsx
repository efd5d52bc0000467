import type { ClinicCalendar } from "@pawhaven/contract";
import { useMemo } from "react";
import { classNames } from "../../ui/class-names.ts";
import { EmptyState } from "../../ui/empty-state.tsx";
import { CalendarBoard } from "./calendar-board.tsx";
import { DayList } from "./day-list.tsx";
import { dayColumns, weekColumns } from "./layout/columns.ts";
import { weekOf } from "./layout/week-of.ts";
import type { CalendarAddress } from "./use-calendar-address.ts";
import { useIsPhone } from "./use-is-phone.ts";
import { WeekStrip } from "./week-strip.tsx";

interface CalendarViewProps {
  calendar: ClinicCalendar;
  address: CalendarAddress;
  /** What is shown belongs to the days before. */
  isLoading: boolean;
}

/** Columns where there is room for them, otherwise the list of the day. */
export function CalendarView({ calendar, address, isLoading }: CalendarViewProps) {
  const isPhone = useIsPhone();
  const { date = "" } = address;
  return (
    <div aria-busy={isLoading} className={classNames("transition-opacity", isLoading && "opacity-60")}>
      {isPhone ? (
        <>
          <WeekStrip {...{ calendar, address }} />
          <DayList {...{ calendar, date }} />
        </>
      ) : (
        <Columns {...{ calendar, address }} />
      )}
    </div>
  );
}

function Columns({ calendar, address }: Pick<CalendarViewProps, "calendar" | "address">) {
  const { date = "", isWeek, columnsOf, resourceId, today } = address;
  const columns = useMemo(() => {
    const resource = calendar.resources.find(({ id }) => id === resourceId);
    return isWeek ? weekColumns(calendar, weekOf(date), resource) : dayColumns(calendar, date, columnsOf);
  }, [calendar, date, isWeek, columnsOf, resourceId]);
  if (columns.length === 0) return <NoColumns columnsOf={columnsOf} />;
  return (
    <>
      <CalendarBoard {...{ calendar, columns, isWeek, columnsOf, today }} />
      <p className="mt-2 text-ink-soft">
        Drag a visit to move it, its lower edge to stretch it. By keyboard: arrow keys, Enter to open, M to move.
      </p>
    </>
  );
}

const NoColumns = ({ columnsOf }: Pick<CalendarAddress, "columnsOf">) => (
  <EmptyState
    title={columnsOf === "people" ? "Nobody works here yet" : "There are no rooms yet"}
    text="Management adds people, rooms and their hours in the clinic's setup."
  />
);
