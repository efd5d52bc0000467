import { z } from "zod";
import { timestamp } from "./core/fields.ts";
import { carrierCodes } from "./shipment-rules.ts";

/** A parcel as its customer sees it. */
export const shipment = z.object({
  number: z.number().int().meta({ description: "The parcels of an order are numbered from 1." }),
  carrier: z.string().nullable().meta({ description: "The carrier's name, if it is known." }),
  tracking_number: z.string(),
  tracking_url: z.string().nullable(),
  shipped_at: timestamp,
  delivered_at: timestamp.nullable(),
  items: z.array(z.object({ id: z.number().int(), name: z.string(), quantity: z.number().int().positive() })),
});
export type Shipment = z.output<typeof shipment>;

/** The same for staff, with what they can correct. */
export const staffShipment = shipment.extend({
  version: z.number().int(),
  shipped_by: z.string().nullable().meta({ description: "Null for parcels from before they were recorded." }),
  tracking: z.object({
    carrier: z.enum(carrierCodes).nullable(),
    carrier_name: z.string(),
    tracking_number: z.string(),
    tracking_url: z.string(),
  }),
});
export type StaffShipment = z.output<typeof staffShipment>;
