import { carrierNameOf, type Shipment, type StaffShipment, type Tracking, trackingUrlOf } from "@pawhaven/contract";
import type { ShipmentWithLines, TrackingRow } from "./store.ts";

export const toTrackingDto = ({ carrier, carrierName, trackingNumber, trackingUrl }: TrackingRow): Tracking => ({
  carrier,
  carrier_name: carrierName,
  tracking_number: trackingNumber,
  tracking_url: trackingUrl,
});

/** The name of a known carrier is the contract's. */
export const fromTrackingDto = ({ carrier, ...tracking }: Tracking): TrackingRow => ({
  carrier,
  carrierName: carrier === "other" ? tracking.carrier_name : "",
  trackingNumber: tracking.tracking_number,
  trackingUrl: tracking.tracking_url,
});

export function toShipmentDto(shipment: Omit<ShipmentWithLines, "staffName">): Shipment {
  const tracking = toTrackingDto(shipment);
  return {
    number: shipment.number,
    carrier: carrierNameOf(tracking),
    tracking_number: tracking.tracking_number,
    tracking_url: trackingUrlOf(tracking),
    shipped_at: shipment.shippedAt.toISOString(),
    delivered_at: shipment.deliveredAt?.toISOString() ?? null,
    items: shipment.lines.map(({ gearId, name, quantity }) => ({ id: gearId, name, quantity })),
  };
}

export const toStaffShipmentDto = (shipment: ShipmentWithLines): StaffShipment => ({
  ...toShipmentDto(shipment),
  version: shipment.version,
  shipped_by: shipment.staffName,
  tracking: toTrackingDto(shipment),
});
