import type { StaffOrder } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import { isNotFound } from "../../lib/api-errors.ts";
import { formatDate } from "../../lib/dates.ts";
import { formatDollars } from "../../lib/money.ts";
import { AddressLines } from "../../features/addresses/address-lines.tsx";
import { EmptyState, ErrorState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { useScreenParam } from "../lib/screen-params.ts";
import { PrintPage } from "../ui/print-page.tsx";
import { ShopAddress } from "../ui/shop-address.tsx";
import { orderQuery } from "./queries.ts";
import { unsentItems } from "./unsent-items.ts";

/** Goes into the parcel: what is in it, or, before it is sent, what is left to send. */
export default function PackingSlipScreen() {
  const id = useScreenParam("id");
  const [params] = useSearchParams();
  const { data: order, isError, error, refetch } = useQuery(orderQuery(id));
  if (isError && isNotFound(error)) return <EmptyState isPage title="There is no such order" />;
  if (isError) return <ErrorState text="The packing slip could not be loaded." onRetry={() => void refetch()} />;
  if (!order) return <Skeleton className="h-96" />;
  return <PackingSlip order={order} parcel={Number(params.get("parcel")) || undefined} />;
}

function PackingSlip({ order, parcel }: { order: StaffOrder; parcel: number | undefined }) {
  const shipment = order.shipments.find(({ number }) => number === parcel);
  const items = shipment?.items ?? (parcel === undefined ? unsentItems(order) : []);
  const number = parcel ?? order.shipments.length + 1;
  const isOnlyParcel = shipment ? order.shipments.length === 1 && order.left_to_send === 0 : number === 1;
  return (
    <PrintPage
      title={`Order ${order.transaction_id}`}
      lead={`Packing slip${isOnlyParcel ? "" : `, parcel ${number}`}. Ordered ${formatDate(order.date_issued)}.`}
    >
      <Addresses order={order} />
      {items.length === 0 ? <EmptyState title="Nothing is left to send of this order" /> : <SlipItems items={items} />}
      <CashNote order={order} />
    </PrintPage>
  );
}

function Addresses({ order }: { order: StaffOrder }) {
  return (
    <div className="mb-6 grid gap-4 sm:grid-cols-2 print:grid-cols-2">
      <address className="not-italic wrap-anywhere">
        <span className="block text-ink-soft">To</span>
        <strong>{order.name}</strong>
        <AddressLines address={order} />
        {order.phone}
      </address>
      <ShopAddress label="From" />
    </div>
  );
}

const SlipItems = ({ items }: { items: readonly { id: number; name: string; quantity: number }[] }) => (
  <table className="w-full border-collapse tabular-nums">
    <thead className="border-b border-line-strong text-ink-soft">
      <tr>
        <th scope="col" className="py-2 text-start">
          Item
        </th>
        <th scope="col" className="py-2 text-end">
          Units
        </th>
      </tr>
    </thead>
    <tbody className="divide-y divide-line">
      {items.map(({ id, name, quantity }) => (
        <tr key={id} className="break-inside-avoid">
          <td className="py-2 wrap-anywhere">{name}</td>
          <td className="py-2 text-end text-lead font-bold">{quantity}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** The carrier must know what to ask for at the door. */
const CashNote = ({ order: { cash } }: { order: StaffOrder }) =>
  cash &&
  !cash.collected && (
    <p className="mt-6 border-t border-line-strong pt-3 text-lead font-bold">
      Cash on delivery for the whole order: {formatDollars(cash.due)}
    </p>
  );
