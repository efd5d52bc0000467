import { type ClinicCalendar, isPersonKind, pluralize } from "@pawhaven/contract";
import { Clock } from "lucide-react";
import { capitalize } from "../../lib/capitalize.ts";
import { formatDay } from "../../lib/days.ts";
import { classNames } from "../../ui/class-names.ts";
import { useStaffSession } from "../lib/use-staff-session.ts";
import { useCalendarActions } from "./calendar-actions.ts";
import type { CalendarColumn, ColumnsOf } from "./layout/columns.ts";

const visitsIn = ({ items }: CalendarColumn): number => items.filter(({ item }) => item.type === "visit").length;

/** What a column is called. A day's is its weekday and number. */
export function columnTitle({ resource, date, key }: CalendarColumn, isWeek: boolean, columnsOf: ColumnsOf): string {
  if (isWeek) return formatDay(date, "brief");
  if (key === "others" || !resource) return columnsOf === "people" ? "Without a person" : "Without a room";
  return resource.name;
}

interface ColumnHeaderProps {
  column: CalendarColumn;
  title: string;
  isWeek: boolean;
  isToday: boolean;
  calendar: ClinicCalendar;
}

/** Whoever sets up the clinic changes the hours of the day here. */
export function ColumnHeader(props: ColumnHeaderProps) {
  const { can } = useStaffSession();
  const { editHours } = useCalendarActions();
  const { resource, date } = props.column;
  if (!resource || resource.is_retired || !can("calendar.setup"))
    return (
      <div className={headerClasses}>
        <HeaderText {...props} />
      </div>
    );
  return (
    <button
      type="button"
      title="Change the hours of this day"
      onClick={() => editHours({ date, resource_id: resource.id })}
      className={classNames(headerClasses, "relative cursor-pointer pe-8 text-start -outline-offset-2 hover:bg-sunken")}
    >
      <HeaderText {...props} />
      <span className="sr-only">, change hours</span>
      <Clock className="absolute end-2 top-2.5 size-4 text-ink-soft" aria-hidden="true" />
    </button>
  );
}

const headerClasses = "min-w-0 border-s border-line p-1.5";

const HeaderText = ({ column, title, isWeek, isToday, calendar }: ColumnHeaderProps) => (
  <>
    <span className={classNames("block truncate font-bold", isWeek && isToday && "text-coral")}>
      {title}
      {isWeek && isToday && <span className="sr-only">, today</span>}
    </span>
    <span className="block truncate text-ink-soft">
      {isWeek ? dayNote(column, calendar) : `${kindName(column)}${pluralize(visitsIn(column), "visit")}`}
    </span>
  </>
);

const kindName = ({ resource, open }: CalendarColumn): string => {
  if (!resource) return "";
  const isOff = open.length === 0 && isPersonKind(resource.kind);
  return `${capitalize(resource.kind)}${isOff ? ", off" : ""} · `;
};

function dayNote(column: CalendarColumn, { days }: ClinicCalendar): string {
  const day = days.find(({ date }) => date === column.date);
  const visits = visitsIn(column);
  if (!day || day.opens_at) return pluralize(visits, "visit");
  return (day.holiday ?? "Closed") + (visits > 0 ? ` · ${pluralize(visits, "visit")}` : "");
}
