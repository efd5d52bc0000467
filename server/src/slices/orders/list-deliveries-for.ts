import { petTypes, type Species, speciesOfType } from "@pawhaven/contract";
import type { Db } from "../../platform/db/database.ts";
import { type DeliveredGear, deliveredGearsOf } from "./delivery-store.ts";

export interface Delivery {
  shipmentId: number;
  /** The number of the order. */
  order: string;
  deliveredAt: Date;
  gears: { id: number; name: string; quantity: number }[];
}

/** Parcels that reached a customer and what is in them for animals of a species; the oldest first. */
export async function listDeliveriesFor(db: Db, userId: number, species: Species): Promise<Delivery[]> {
  const petType = petTypes.find((type) => speciesOfType(type) === species) ?? "";
  const parcels = new Map<number, Delivery>();
  for (const row of await deliveredGearsOf(db, userId, { species, petType })) addTo(parcels, row);
  return [...parcels.values()];
}

function addTo(parcels: Map<number, Delivery>, { gearId, name, quantity, ...parcel }: DeliveredGear): void {
  const known = parcels.get(parcel.shipmentId) ?? { ...parcel, gears: [] };
  known.gears.push({ id: gearId, name, quantity });
  parcels.set(parcel.shipmentId, known);
}
