import { type PickingList, pluralize } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { formatDay } from "../../lib/days.ts";
import { formatDateTime } from "../../lib/dates.ts";
import { EmptyState, ErrorState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { PrintPage } from "../ui/print-page.tsx";
import { pickingListQuery } from "./queries.ts";

/** What to take from the shelf, for the orders or the filter in the address. */
export default function PickingListScreen() {
  const [params] = useSearchParams();
  const { data, isError, refetch } = useQuery(pickingListQuery(Object.fromEntries(params)));
  return (
    <PrintPage title="Picking list" lead={data ? describe(data) : "Loading…"}>
      {isError && <ErrorState text="The picking list could not be loaded." onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton className="h-96" />}
      {data?.gears.length === 0 && <EmptyState title="Nothing is left to send of these orders" />}
      {data && data.gears.length > 0 && <PickingTable gears={data.gears} />}
    </PrintPage>
  );
}

const describe = ({ units, orders, printed_at: at, has_more: hasMore }: PickingList) =>
  `${pluralize(units, "unit")} for ${pluralize(orders, "order")}, ${formatDateTime(at)}.` +
  (hasMore ? " More orders are waiting; these are the oldest." : "");

const PickingTable = ({ gears }: Pick<PickingList, "gears">) => (
  <table className="w-full border-collapse tabular-nums">
    <thead className="border-b border-line-strong text-ink-soft">
      <tr>
        <th scope="col" className="py-2 ps-7 text-start">
          Gear
        </th>
        <th scope="col" className="px-4 py-2 text-end">
          Units
        </th>
        <th scope="col" className="py-2 text-start">
          For
        </th>
      </tr>
    </thead>
    <tbody className="divide-y divide-line">
      {gears.map((gear) => (
        <tr key={gear.id} className="break-inside-avoid align-top">
          <td className="relative py-2 ps-7 wrap-anywhere before:absolute before:top-2.5 before:left-0 before:size-4 before:border before:border-line-strong">
            <strong>{gear.name}</strong>
            <span className="block text-ink-soft">
              {gear.category}, no. {gear.id}
            </span>
          </td>
          <td className="px-4 py-2 text-end text-lead font-bold">{gear.quantity}</td>
          <td className="py-2">
            {gear.orders.map(({ transaction_id: id, name, quantity, for_visit: visit }) => (
              <span key={id} className="block wrap-anywhere">
                {quantity} × {id} <span className="text-ink-soft">{name}</span>
                {visit && (
                  <strong className="block">
                    For the visit on {formatDay(visit.date, "short")} at {visit.time_slot}
                  </strong>
                )}
              </span>
            ))}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
