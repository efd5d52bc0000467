import { z } from "zod";
import { endpoint } from "./core/endpoint.ts";
import { email, id, optionalText, requiredText } from "./core/fields.ts";
import { messageReply } from "./core/replies.ts";

export const supplierDraft = z.strictObject({
  name: requiredText("Please enter a name.", 100),
  contact_name: optionalText(100),
  email: z.union([z.literal(""), email]),
  phone: optionalText(50),
  lead_days: z
    .number("Please enter a number.")
    .int("Please enter a whole number.")
    .min(0, "At least 0.")
    .max(365, "At most 365.")
    .meta({ description: "Days from an order until it is delivered." }),
});
export type SupplierDraft = z.input<typeof supplierDraft>;

export const supplierChange = supplierDraft.extend({ version: z.number().int().positive() });

export const supplier = z.object({
  id: z.number().int(),
  name: z.string(),
  contact_name: z.string(),
  email: z.string(),
  phone: z.string(),
  lead_days: z.number().int(),
  version: z.number().int(),
  gears: z.number().int().meta({ description: "How many gears it supplies." }),
});
export type Supplier = z.output<typeof supplier>;

/** Needed until a delivery comes, and the threshold below which the stock should not fall, without what is available. */
export const purchaseSuggestion = z.object({
  gear_id: z.number().int(),
  name: z.string(),
  item_number: z.string().meta({ description: "The supplier's own number." }),
  sold: z.number().int().meta({ description: "Units sold in the last 8 weeks, without those that came back." }),
  per_week: z.number(),
  lead_units: z.number().int().meta({ description: "Units likely to be sold until a delivery comes, rounded up." }),
  safety: z.number().int().meta({ description: "The gear's low-stock threshold." }),
  available: z.number().int(),
  suggested: z.number().int(),
});
export type PurchaseSuggestion = z.output<typeof purchaseSuggestion>;

const supplierParams = z.object({ id });
const gearParams = z.object({ id, gear_id: id });
const common = { access: "staff", permission: "stock.edit" } as const;

export const suppliersEndpoints = {
  listSuppliers: endpoint({
    ...common,
    method: "GET",
    path: "/api/staff/suppliers",
    summary: "All suppliers by name",
    reply: z.array(supplier),
    errors: [],
  }),
  getSupplier: endpoint({
    ...common,
    method: "GET",
    path: "/api/staff/suppliers/:id",
    summary: "One supplier",
    params: supplierParams,
    reply: supplier,
    errors: ["not_found"],
  }),
  createSupplier: endpoint({
    ...common,
    method: "POST",
    path: "/api/staff/suppliers",
    summary: "Add a supplier",
    body: supplierDraft,
    reply: supplier,
    status: 201,
    errors: ["conflict"],
  }),
  updateSupplier: endpoint({
    ...common,
    method: "PUT",
    path: "/api/staff/suppliers/:id",
    summary: "Change a supplier",
    params: supplierParams,
    body: supplierChange,
    reply: supplier,
    errors: ["not_found", "conflict", "edited_meanwhile"],
  }),
  setSupplierGear: endpoint({
    ...common,
    method: "PUT",
    path: "/api/staff/suppliers/:id/gears/:gear_id",
    summary: "Say that a supplier has a gear, and under which number",
    params: gearParams,
    body: z.strictObject({ item_number: optionalText(60) }),
    reply: messageReply,
    errors: ["not_found"],
  }),
  removeSupplierGear: endpoint({
    ...common,
    method: "DELETE",
    path: "/api/staff/suppliers/:id/gears/:gear_id",
    summary: "Say that a supplier no longer has a gear",
    params: gearParams,
    reply: messageReply,
    errors: ["not_found"],
  }),
  listPurchaseSuggestions: endpoint({
    ...common,
    method: "GET",
    path: "/api/staff/suppliers/:id/suggestions",
    summary: "The gears of a supplier, and how many of each to buy now, most needed first",
    params: supplierParams,
    reply: z.array(purchaseSuggestion),
    errors: ["not_found"],
  }),
};
