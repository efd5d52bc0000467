import { addDays, type CalendarResource, isPersonKind } from "@pawhaven/contract";
import { ChevronLeft, ChevronRight } from "lucide-react";
import { Button, IconButton } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { DateInput } from "../../ui/date-input.tsx";
import { controlClasses } from "../ui/filter-field.tsx";
import { Segmented } from "../ui/segmented.tsx";
import type { CalendarAddress } from "./use-calendar-address.ts";

interface CalendarToolbarProps {
  address: CalendarAddress;
  resources: readonly CalendarResource[];
}

/** Which days, and how they are shown. A phone shows the list of a day, so it chooses the day only. */
export const CalendarToolbar = ({ address, resources }: CalendarToolbarProps) => (
  <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
    <DaySwitch {...address} />
    <div className="flex flex-wrap items-center gap-2 max-sm:hidden">
      <Segmented
        label="View"
        value={address.isWeek ? "week" : "day"}
        options={[
          ["day", "Day"],
          ["week", "Week"],
        ]}
        onChange={(view) => address.show({ view: view === "week" ? view : undefined })}
      />
      {address.isWeek ? <ResourceChoice {...{ address, resources }} /> : <ColumnsChoice address={address} />}
    </div>
  </div>
);

function DaySwitch({ date, today, isWeek, show }: CalendarAddress) {
  const step = isWeek ? 7 : 1;
  const name = isWeek ? "Week" : "Day";
  const go = (days: number) => date && show({ date: addDays(date, days) });
  return (
    <div className="flex items-center gap-1 max-sm:w-full max-sm:justify-between">
      <Button variant="secondary" size="small" disabled={date === today} onClick={() => show({ date: undefined })}>
        Today
      </Button>
      <IconButton label={`${name} before`} icon={ChevronLeft} onClick={() => go(-step)} />
      <DateInput
        aria-label="Date"
        value={date ?? ""}
        className={classNames(controlClasses, "max-w-40")}
        onChange={({ target }) => target.value && show({ date: target.value })}
      />
      <IconButton label={`${name} after`} icon={ChevronRight} onClick={() => go(step)} />
    </div>
  );
}

const ColumnsChoice = ({ address: { columnsOf, show } }: { address: CalendarAddress }) => (
  <Segmented
    label="Columns"
    value={columnsOf}
    options={[
      ["people", "People"],
      ["rooms", "Rooms"],
    ]}
    onChange={(columns) => show({ columns: columns === "rooms" ? columns : undefined })}
  />
);

const ResourceChoice = ({ address: { resourceId, show }, resources }: CalendarToolbarProps) => (
  <div className="w-48">
    <select
      aria-label="Whose week"
      value={resourceId ?? ""}
      className={controlClasses}
      onChange={({ target }) => show({ resource: target.value || undefined })}
    >
      <option value="">Everybody</option>
      <ResourceOptions label="People" resources={resources.filter(({ kind }) => isPersonKind(kind))} />
      <ResourceOptions label="Rooms" resources={resources.filter(({ kind }) => !isPersonKind(kind))} />
    </select>
  </div>
);

const ResourceOptions = ({ label, resources }: { label: string; resources: readonly CalendarResource[] }) => (
  <optgroup label={label}>
    {resources.map(({ id, name }) => (
      <option key={id} value={id}>
        {name}
      </option>
    ))}
  </optgroup>
);
