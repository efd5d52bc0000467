import { z } from "zod";
import { endpoint } from "./core/endpoint.ts";
import { dollars, id, image, timestamp } from "./core/fields.ts";
import { messageReply } from "./core/replies.ts";

/** A gear as lists of a customer show it. */
export const listedGear = z.object({
  id: z.number().int(),
  name: z.string(),
  main_image: image.nullable(),
  stock: z.number().int().nonnegative(),
  is_sold: z.boolean().meta({ description: "False once the shop has taken it out of its range." }),
});
export type ListedGear = z.output<typeof listedGear>;

export const wishlistItem = z.object({
  gear: listedGear,
  price: dollars.meta({ description: "Current unit price." }),
  price_when_added: dollars.meta({ description: "Unit price when it was put on the list." }),
  added_at: timestamp,
});
export type WishlistItem = z.output<typeof wishlistItem>;

export const stockAlert = z.object({ gear: listedGear, asked_at: timestamp });
export type StockAlert = z.output<typeof stockAlert>;

const byGear = { access: "customer", params: z.object({ id }), reply: messageReply } as const;

export const wishlistEndpoints = {
  listWishlist: endpoint({
    method: "GET",
    path: "/api/wishlist",
    summary: "My wish list, the newest first",
    access: "customer",
    reply: z.object({ items: z.array(wishlistItem) }),
    errors: [],
  }),
  addToWishlist: endpoint({
    ...byGear,
    method: "PUT",
    path: "/api/wishlist/:id",
    summary: "Put a gear on my wish list",
    errors: ["not_found", "conflict"],
  }),
  removeFromWishlist: endpoint({
    ...byGear,
    method: "DELETE",
    path: "/api/wishlist/:id",
    summary: "Remove a gear from my wish list",
    errors: ["not_found"],
  }),
  restoreWishlistItem: endpoint({
    ...byGear,
    method: "POST",
    path: "/api/wishlist/:id/restore",
    summary: "Undo the removal of a gear from my wish list, with the price and the day it had there",
    errors: ["not_found", "conflict"],
  }),
  listStockAlerts: endpoint({
    method: "GET",
    path: "/api/stock-alerts",
    summary: "The gears that I want to be told of when they are back in stock",
    access: "customer",
    reply: z.object({ items: z.array(stockAlert) }),
    errors: [],
  }),
  askStockAlert: endpoint({
    ...byGear,
    method: "PUT",
    path: "/api/stock-alerts/:id",
    summary: "Ask for one mail when a gear that is sold out is back in stock; whoever asked first is told first",
    errors: ["not_found", "conflict"],
  }),
  withdrawStockAlert: endpoint({
    ...byGear,
    method: "DELETE",
    path: "/api/stock-alerts/:id",
    summary: "No longer wait for a gear to be back in stock",
    errors: ["not_found"],
  }),
};
