import { z } from "zod";
import { endpoint, sendsMailForStaff } from "./core/endpoint.ts";
import { numberOrNumericString, numericId, optionalText, requiredText, timestamp } from "./core/fields.ts";
import { maxQuantityPerItem } from "./order-rules.ts";
import { orderFilters, staffOrder } from "./orders-staff.ts";
import { orderParams, transactionId } from "./orders.ts";
import { carrierCodes, maxPickedOrders } from "./shipment-rules.ts";

const urlMessage = "Please enter an address that begins with https://.";

const trackingFields = {
  carrier: z.enum(carrierCodes).nullable(),
  carrier_name: optionalText(60),
  tracking_number: optionalText(60),
  tracking_url: optionalText(500).refine((url) => url === "" || isHttpsUrl(url), urlMessage),
};

function isHttpsUrl(url: string): boolean {
  const { protocol, username, password, hostname } = URL.parse(url) ?? {};
  return protocol === "https:" && username === "" && password === "" && hostname?.includes(".") === true;
}

const isCarrierNamed = ({ carrier, carrier_name: name }: { carrier: string | null; carrier_name: string }) =>
  carrier !== "other" || name !== "";
const carrierMissing = { error: "Please enter the carrier's name.", path: ["carrier_name"] };

const parcelNumber = numericId.meta({ description: "Parcels of an order are numbered from 1." });
const quantity = z.number().int().min(1).max(maxQuantityPerItem);

export const shipmentDraft = z
  .strictObject({
    number: parcelNumber.meta({
      description:
        "The number of this parcel: one more than the order has. If somebody else was quicker, nothing is sent.",
    }),
    items: z.array(z.strictObject({ id: numericId, quantity })).min(1, "Please choose what is in the parcel."),
    ...trackingFields,
  })
  .refine(isCarrierNamed, carrierMissing);

/** Who carries a parcel and under which number. */
export const trackingDraft = z.strictObject(trackingFields).refine(isCarrierNamed, carrierMissing);

export const trackingChange = z
  .strictObject({ version: z.number().int().positive(), ...trackingFields })
  .refine(isCarrierNamed, carrierMissing);

export const cancellation = z.strictObject({ reason: requiredText("Please say why.", 300) });

export const pickingList = z.object({
  gears: z.array(
    z.object({
      id: z.number().int(),
      name: z.string(),
      category: z.string(),
      quantity: z.number().int().positive(),
      orders: z.array(
        z.object({
          transaction_id: transactionId,
          name: z.string(),
          quantity: z.number().int(),
          for_visit: z
            .object({ date: z.iso.date(), time_slot: z.string() })
            .nullable()
            .meta({ description: "The visit it is handed over at; null if it is sent." }),
        }),
      ),
    }),
  ),
  orders: z.number().int(),
  units: z.number().int(),
  printed_at: timestamp,
  has_more: z.boolean().meta({ description: `More than ${maxPickedOrders} orders match; these are the oldest.` }),
});
export type PickingList = z.output<typeof pickingList>;

const parcelParams = orderParams.extend({ number: numberOrNumericString(parcelNumber) });
const idsPattern = new RegExp(`^[A-Z]{2}-[0-9A-Z]{20}(,[A-Z]{2}-[0-9A-Z]{20}){0,${maxPickedOrders - 1}}$`);

export const shipmentsEndpoints = {
  shipOrder: endpoint({
    method: "POST",
    path: "/api/staff/orders/:id/shipments",
    summary: "Send an order, or a part of it, as a parcel; the customer is told",
    access: "staff",
    permission: "orders.ship",
    params: orderParams,
    body: shipmentDraft,
    reply: staffOrder,
    status: 201,
    idempotent: true,
    errors: ["not_found", "conflict"],
    ...sendsMailForStaff,
  }),
  updateTracking: endpoint({
    method: "PUT",
    path: "/api/staff/orders/:id/shipments/:number",
    summary: "Correct who carries a parcel and under which number",
    access: "staff",
    permission: "orders.ship",
    params: parcelParams,
    body: trackingChange,
    reply: staffOrder,
    errors: ["not_found", "edited_meanwhile"],
  }),
  deliverShipment: endpoint({
    method: "POST",
    path: "/api/staff/orders/:id/shipments/:number/delivery",
    summary: "Mark a parcel as delivered; the last one makes the order shipped",
    access: "staff",
    permission: "orders.ship",
    params: parcelParams,
    reply: staffOrder,
    errors: ["not_found", "conflict"],
    ...sendsMailForStaff,
  }),
  getPickingList: endpoint({
    method: "GET",
    path: "/api/staff/picking-list",
    summary: "What to take from the shelf for these orders, or for all that the filter matches",
    access: "staff",
    permission: "orders.ship",
    query: orderFilters.extend({
      ids: z.string().regex(idsPattern).optional().meta({ description: "Order numbers, separated by commas." }),
    }),
    reply: pickingList,
    errors: [],
  }),
  cancelOrderAsStaff: endpoint({
    method: "POST",
    path: "/api/staff/orders/:id/cancel",
    summary: "Cancel an order of which nothing was sent; the customer is told why, and a card payment is refunded",
    access: "staff",
    permission: "orders.ship",
    params: orderParams,
    body: cancellation,
    reply: staffOrder,
    errors: ["not_found", "conflict", "confirm_identity"],
    ...sendsMailForStaff,
  }),
};
