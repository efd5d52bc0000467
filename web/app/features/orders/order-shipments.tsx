import { type OrderWithTimeline, pluralize, type Shipment } from "@pawhaven/contract";
import { PackageCheck, Truck } from "lucide-react";
import { formatDateTime } from "../../lib/dates.ts";
import { Badge } from "../../ui/badge.tsx";
import { Card } from "../../ui/card.tsx";
import { TextLink } from "../../ui/text-link.tsx";

/** The parcels of an order. Says so in words when it comes in several. */
export function OrderShipments({ order: { shipments, left_to_send: left } }: { order: OrderWithTimeline }) {
  if (shipments.length === 0) return null;
  const isSplit = shipments.length > 1 || left > 0;
  return (
    <Card size="compact" title={isSplit ? "Your parcels" : "Your parcel"}>
      {isSplit && <p className="mb-4">{describeSplit(shipments.length, left)}</p>}
      <ul className="grid divide-y divide-line">
        {shipments.map((shipment) => (
          <ParcelItem key={shipment.number} shipment={shipment} isSplit={isSplit} />
        ))}
      </ul>
    </Card>
  );
}

const describeSplit = (count: number, left: number) =>
  left > 0
    ? `Your order comes in several parcels. ${pluralize(left, "item")} will follow.`
    : `Your order comes in ${count} parcels.`;

const ParcelItem = ({ shipment, isSplit }: { shipment: Shipment; isSplit: boolean }) => (
  <li className="grid gap-2 py-4 first:pt-0 last:pb-0">
    <div className="flex flex-wrap items-center justify-between gap-2">
      <p className="font-semibold">
        {isSplit ? `Parcel ${shipment.number}` : (shipment.carrier ?? "Sent")}
        {isSplit && shipment.carrier && `, ${shipment.carrier}`}
      </p>
      <Badge tone="teal" icon={shipment.delivered_at ? PackageCheck : Truck}>
        {shipment.delivered_at ? "Delivered" : "On its way"}
      </Badge>
    </div>
    {isSplit && (
      <ul className="text-small tabular-nums">
        {shipment.items.map(({ id, name, quantity }) => (
          <li key={id}>
            {quantity} × {name}
          </li>
        ))}
      </ul>
    )}
    <p className="text-small text-ink-soft wrap-anywhere">
      Sent {formatDateTime(shipment.shipped_at)}
      {shipment.tracking_number && `, number ${shipment.tracking_number}`}
    </p>
    {shipment.tracking_url && (
      <p>
        <TextLink to={shipment.tracking_url}>
          {isSplit ? `Track parcel ${shipment.number}` : "Track your parcel"}
        </TextLink>
      </p>
    )}
  </li>
);
