import type { PickingList } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { formatDateTime } from "../../lib/dates.ts";
import { pluralize } from "../../lib/pluralize.ts";
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
        <th scope="col" className="py-2 text-start">
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
          <td className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 py-2">
            <span aria-hidden="true" className="mt-0.5 size-4 border border-line-strong" />
            <span className="wrap-anywhere">
              <strong>{gear.name}</strong>
              <span className="block text-ink-soft">
                {gear.category}, no. {gear.id}
              </span>
            </span>
          </td>
          <td className="px-4 py-2 text-end text-lead font-bold">{gear.quantity}</td>
          <td className="py-2">
            {gear.orders.map(({ transaction_id: id, name, quantity }) => (
              <span key={id} className="block wrap-anywhere">
                {quantity} × {id} <span className="text-ink-soft">{name}</span>
              </span>
            ))}
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);
