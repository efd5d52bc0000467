import { z } from "zod";
import { addressPartFields, checkAddress, deliveryCountry, deliveryPhone, streetLine } from "./address-fields.ts";
import { endpoint } from "./core/endpoint.ts";
import { id, plainName } from "./core/fields.ts";
import { messageReply } from "./core/replies.ts";
import { countryCodes } from "./order-rules.ts";

/** As many as a customer can keep. */
export const maxAddresses = 20;

export const addressFields = z.strictObject({
  full_name: plainName("Please enter the full name."),
  phone: deliveryPhone,
  address: streetLine,
  ...addressPartFields,
  country: deliveryCountry,
});

export const addressDraft = addressFields.superRefine(checkAddress);
export type AddressDraft = z.output<typeof addressDraft>;

export const savedAddress = z.object({
  id: z.number().int(),
  full_name: z.string(),
  phone: z.string(),
  address: z.string(),
  ward: z.string(),
  city: z.string(),
  state: z.string(),
  postcode: z.string(),
  country: z.enum(countryCodes),
  is_default: z.boolean().meta({ description: "One of them is: the one that checkout begins with." }),
});
export type SavedAddress = z.output<typeof savedAddress>;

const addressParams = z.object({ id });

export const addressesEndpoints = {
  listAddresses: endpoint({
    method: "GET",
    path: "/api/user/addresses",
    summary: "My saved addresses, the default one first, then the newest",
    access: "customer",
    reply: z.array(savedAddress),
    errors: [],
  }),
  addAddress: endpoint({
    method: "POST",
    path: "/api/user/addresses",
    summary: "Save an address; the first one becomes the default, and one that is saved already stays as it is",
    access: "customer",
    body: addressDraft,
    reply: savedAddress,
    status: 201,
    errors: ["conflict"],
  }),
  changeAddress: endpoint({
    method: "PUT",
    path: "/api/user/addresses/:id",
    summary: "Change one of my addresses; orders keep the address of then",
    access: "customer",
    params: addressParams,
    body: addressDraft,
    reply: savedAddress,
    errors: ["not_found"],
  }),
  removeAddress: endpoint({
    method: "DELETE",
    path: "/api/user/addresses/:id",
    summary: "Remove one of my addresses; after the default one the newest takes its place",
    access: "customer",
    params: addressParams,
    reply: messageReply,
    errors: ["not_found"],
  }),
  makeAddressDefault: endpoint({
    method: "POST",
    path: "/api/user/addresses/:id/default",
    summary: "Begin checkout with this address",
    access: "customer",
    params: addressParams,
    reply: messageReply,
    errors: ["not_found"],
  }),
};
