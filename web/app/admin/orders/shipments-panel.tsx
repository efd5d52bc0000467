import type { StaffOrder, StaffShipment } from "@pawhaven/contract";
import { PackageCheck, Pencil, Printer, Truck } from "lucide-react";
import { useState } from "react";
import { formatDateTime } from "../../lib/dates.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { screenPath } from "../lib/paths.ts";
import { staffApi } from "../lib/staff-api.ts";
import { useStaffSession } from "../lib/use-staff-session.ts";
import { Panel } from "../ui/panel.tsx";
import { TrackingDialog } from "./tracking-dialog.tsx";
import { useOrderMutation } from "./use-order-mutation.ts";

/** The parcels that were sent, and what is not sent yet. */
export const ShipmentsPanel = ({ order }: { order: StaffOrder }) => (
  <Panel title="Parcels">
    {order.shipments.length === 0 && <p className="text-ink-soft">Nothing has been sent yet.</p>}
    <ul className="grid divide-y divide-line">
      {order.shipments.map((shipment) => (
        <ShipmentItem key={shipment.number} order={order} shipment={shipment} />
      ))}
    </ul>
    {order.left_to_send > 0 && (
      <div className="mt-3 flex flex-wrap items-center justify-between gap-2 border-t border-line pt-3">
        <p>
          <strong className="tabular-nums">{order.left_to_send}</strong> left to send.
        </p>
        <ButtonLink
          to={screenPath(`orders/${order.transaction_id}/packing-slip`)}
          target="_blank"
          variant="secondary"
          size="small"
          icon={Printer}
        >
          Packing slip
        </ButtonLink>
      </div>
    )}
  </Panel>
);

function ShipmentItem({ order, shipment }: { order: StaffOrder; shipment: StaffShipment }) {
  const isDelivered = shipment.delivered_at !== null;
  return (
    <li className="grid gap-2 py-3 first:pt-0 last:pb-0">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-bold">Parcel {shipment.number}</h3>
        <Badge tone={isDelivered ? "neutral" : "teal"} icon={isDelivered ? PackageCheck : Truck}>
          {isDelivered ? "Delivered" : "On its way"}
        </Badge>
      </div>
      <ul className="tabular-nums">
        {shipment.items.map(({ id, name, quantity }) => (
          <li key={id} className="wrap-anywhere">
            {quantity} × {name}
          </li>
        ))}
      </ul>
      <p className="text-ink-soft wrap-anywhere">
        {describeTracking(shipment)} Sent {formatDateTime(shipment.shipped_at)}
        {shipment.shipped_by && ` by ${shipment.shipped_by}`}
        {shipment.delivered_at && `, delivered ${formatDateTime(shipment.delivered_at)}`}.
      </p>
      <ShipmentActions order={order} shipment={shipment} />
    </li>
  );
}

const describeTracking = ({ carrier, tracking_number: number }: StaffShipment) =>
  carrier || number ? `${[carrier, number].filter(Boolean).join(", ")}.` : "No tracking.";

function ShipmentActions({ order, shipment }: { order: StaffOrder; shipment: StaffShipment }) {
  const { can } = useStaffSession();
  const [isEditing, setIsEditing] = useState(false);
  const { transaction_id: id } = order;
  const { number } = shipment;
  const deliver = useOrderMutation(id, {
    mutationFn: () => staffApi.deliverShipment({ params: { id, number } }),
    done: `Parcel ${number} is delivered.`,
  });
  const canDeliver = shipment.delivered_at === null && order.shipping_status === "shipping";
  return (
    <div className="flex flex-wrap items-center gap-2">
      {shipment.tracking_url && <TextLink to={shipment.tracking_url}>Track parcel {number}</TextLink>}
      {can("orders.ship") && canDeliver && (
        <Button
          variant="secondary"
          size="small"
          icon={PackageCheck}
          busy={deliver.isPending}
          onClick={() => deliver.mutate()}
        >
          Delivered
          <span className="sr-only">: parcel {number}</span>
        </Button>
      )}
      {can("orders.ship") && (
        <Button variant="ghost" size="small" icon={Pencil} onClick={() => setIsEditing(true)}>
          Correct
          <span className="sr-only"> parcel {number}</span>
        </Button>
      )}
      <ButtonLink
        to={screenPath(`orders/${id}/packing-slip?parcel=${number}`)}
        target="_blank"
        variant="ghost"
        size="small"
        icon={Printer}
      >
        Packing slip
        <span className="sr-only"> of parcel {number}</span>
      </ButtonLink>
      {isEditing && <TrackingDialog order={order} shipment={shipment} onClose={() => setIsEditing(false)} />}
    </div>
  );
}
