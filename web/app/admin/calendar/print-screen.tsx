import { type ClinicCalendar, type Day, pluralize, visitStatusNames } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { formatZone } from "../../lib/dates.ts";
import { formatDay } from "../../lib/days.ts";
import { EmptyState, ErrorState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { PrintPage } from "../ui/print-page.tsx";
import { clockTimeAt } from "./layout/clock.ts";
import { dayColumns } from "./layout/columns.ts";
import { calendarQuery } from "./queries.ts";
import { useCalendarAddress } from "./use-calendar-address.ts";

/** The day on paper, for each person or room what comes when. */
export default function CalendarPrintScreen() {
  const { date, columnsOf } = useCalendarAddress();
  const { data, isLoadingError, refetch } = useQuery(
    calendarQuery(date === undefined ? undefined : { from: date, to: date }),
  );
  const columns = data && date ? dayColumns(data, date, columnsOf).filter(({ items }) => items.length > 0) : undefined;
  return (
    <PrintPage title={date ? formatDay(date, "long") : "Calendar"} lead={data ? lead(data, date) : "Loading…"}>
      {isLoadingError && <ErrorState text="The day could not be loaded." onRetry={() => void refetch()} />}
      {!columns && !isLoadingError && <Skeleton className="h-96" />}
      {columns?.length === 0 && <EmptyState title="No visits on this day" />}
      {columns?.map((column) => (
        <section key={column.key} className="mb-6">
          <h2 className="mb-1 text-base font-bold break-after-avoid">
            {column.resource?.name ?? (columnsOf === "people" ? "Without a person" : "Without a room")}
          </h2>
          <PrintedItems items={column.items} />
        </section>
      ))}
    </PrintPage>
  );
}

const lead = ({ visits, time_zone: timeZone }: ClinicCalendar, date: Day | undefined): string => {
  const count = visits.filter((visit) => visit.date === date && visit.status !== "Cancelled").length;
  return `${pluralize(count, "visit")}. Times in ${formatZone(timeZone)}.`;
};

/** On a phone the time stands beside everything else, which would not fit in columns. */
const rowClasses =
  "break-inside-avoid align-top max-sm:grid max-sm:grid-cols-[7rem_minmax(0,1fr)] max-sm:py-1.5 " +
  "max-sm:*:not-first:col-start-2 sm:*:py-1.5";

const PrintedItems = ({ items }: Pick<ReturnType<typeof dayColumns>[number], "items">) => (
  <table className="w-full border-collapse max-sm:block">
    <thead className="sr-only">
      <tr>
        {["Time", "Pet", "Service", "Customer", "Status"].map((header) => (
          <th key={header} scope="col">
            {header}
          </th>
        ))}
      </tr>
    </thead>
    <tbody className="max-sm:block divide-y divide-line border-y border-line-strong">
      {items.map(({ from, to, item }) => (
        <tr key={item.key} className={rowClasses}>
          <td className="w-28 tabular-nums">
            {clockTimeAt(from)}–{clockTimeAt(to)}
          </td>
          {item.type === "block" ? (
            <td colSpan={4} className="text-ink-soft">
              Blocked: {item.block.reason}
            </td>
          ) : (
            <>
              <td className="pe-3 font-bold wrap-anywhere sm:w-1/5">{item.visit.pet.name}</td>
              <td className="pe-3 sm:w-1/5">{item.visit.service_name}</td>
              <td className="pe-3 wrap-anywhere">
                {item.visit.customer.name}
                {item.visit.phone && <span className="block">{item.visit.phone}</span>}
                {item.visit.notes && <span className="block text-ink-soft">{item.visit.notes}</span>}
              </td>
              <td className="sm:w-24">
                {visitStatusNames[item.visit.status]}
                {item.visit.goods_waiting && <strong className="block">Goods to hand over</strong>}
              </td>
            </>
          )}
        </tr>
      ))}
    </tbody>
  </table>
);
