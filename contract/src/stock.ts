import { z } from "zod";
import { endpoint } from "./core/endpoint.ts";
import { id, optionalText, timestamp } from "./core/fields.ts";
import { csvText, listCursor, listPage } from "./core/lists.ts";
import { transactionId } from "./orders.ts";
import { adjustmentReasons, maxUnits, stockReasons, stockStates } from "./stock-rules.ts";

const units = z.number().int();

export const stockItem = z.object({
  id: z.number().int().meta({ description: "The gear's id." }),
  name: z.string(),
  category: z.string(),
  available: units.meta({ description: "What can be sold." }),
  held: units.meta({ description: "What orders have bought and has not left the shelf." }),
  on_hand: units.meta({ description: "What lies on the shelf: available and held." }),
  low_stock_at: units,
  state: z.enum(stockStates),
  waiting: z.number().int().nonnegative().meta({ description: "Customers who want to be told when it is back." }),
});
export type StockItem = z.output<typeof stockItem>;

export const stockItemWithSuppliers = stockItem.extend({
  suppliers: z.array(z.object({ id: z.number().int(), name: z.string(), item_number: z.string() })),
});
export type StockItemWithSuppliers = z.output<typeof stockItemWithSuppliers>;

export const stockMovement = z.object({
  id: z.number().int(),
  at: timestamp,
  delta: units,
  reason: z.enum(stockReasons),
  on_hand: units.meta({ description: "After the movement." }),
  order_id: transactionId.nullable(),
  delivery_id: z.number().int().nullable(),
  stocktake_id: z.number().int().nullable(),
  staff: z.string().nullable().meta({ description: "Null if nobody on the staff did it." }),
  note: z.string(),
});
export type StockMovement = z.output<typeof stockMovement>;

export const stockFilters = z.object({
  state: z.enum(["low", "out"]).optional().meta({ description: "`low` includes what is out." }),
  supplier_id: id.optional(),
  text: z.string().max(100).optional().meta({ description: "A part of the name." }),
});
export type StockFilters = z.output<typeof stockFilters>;

export const stockSorts = ["available", "-available", "held", "-held"] as const;
const stockSort = z.enum(stockSorts).default("available");

const integer = z.number().int();

export const stockAdjustment = z.strictObject({
  reason: z.enum(adjustmentReasons),
  delta: z
    .union([integer.min(-maxUnits).max(-1), integer.min(1).max(maxUnits)], "Please enter a whole number other than 0.")
    .meta({ description: "Negative for units that leave the shelf. Damaged units always do." }),
  note: optionalText(500),
});
export type StockAdjustment = z.input<typeof stockAdjustment>;

export const lowStockChange = z.strictObject({
  low_stock_at: z.number("Please enter a number.").int("Please enter a whole number.").min(0).max(maxUnits),
  was: units.meta({ description: "The threshold that the caller saw; another one is not overwritten." }),
});

const gearParams = z.object({ id });

export const stockEndpoints = {
  listStock: endpoint({
    method: "GET",
    path: "/api/staff/stock",
    summary: "The stock of all gears: available, held for orders, on hand",
    access: "staff",
    permission: "stock.edit",
    query: stockFilters.extend({ sort: stockSort, cursor: listCursor }),
    reply: listPage(stockItem),
    errors: [],
  }),
  exportStock: endpoint({
    method: "GET",
    path: "/api/staff/stock.csv",
    summary: "The filtered stock as a file",
    access: "staff",
    permission: "stock.edit",
    query: stockFilters.extend({ sort: stockSort }),
    reply: csvText,
    respondsWith: "csv",
    errors: [],
  }),
  getStock: endpoint({
    method: "GET",
    path: "/api/staff/stock/:id",
    summary: "The stock of one gear, and who supplies it",
    access: "staff",
    permission: "stock.edit",
    params: gearParams,
    reply: stockItemWithSuppliers,
    errors: ["not_found"],
  }),
  listMovements: endpoint({
    method: "GET",
    path: "/api/staff/stock/:id/movements",
    summary: "Everything that came onto the shelf or left it, newest first",
    access: "staff",
    permission: "stock.edit",
    params: gearParams,
    query: z.object({ cursor: listCursor }),
    reply: listPage(stockMovement),
    errors: ["not_found"],
  }),
  adjustStock: endpoint({
    method: "POST",
    path: "/api/staff/stock/:id/adjustments",
    summary: "Take damaged units off the shelf, or correct how many there are",
    access: "staff",
    permission: "stock.edit",
    params: gearParams,
    body: stockAdjustment,
    reply: stockItem,
    idempotent: true,
    errors: ["not_found", "conflict", "invalid"],
  }),
  changeLowStock: endpoint({
    method: "PUT",
    path: "/api/staff/stock/:id/low-stock",
    summary: "Set with how many available units a gear is low",
    access: "staff",
    permission: "stock.edit",
    params: gearParams,
    body: lowStockChange,
    reply: stockItem,
    errors: ["not_found", "edited_meanwhile"],
  }),
};
