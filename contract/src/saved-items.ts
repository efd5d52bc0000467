import { z } from "zod";
import { cartItem, quantity } from "./cart.ts";
import { endpoint } from "./core/endpoint.ts";
import { id } from "./core/fields.ts";
import { messageReply } from "./core/replies.ts";

const byId = { access: "customer", params: z.object({ id }) } as const;
const putBack = { ...byId, reply: messageReply.extend({ quantity: z.number().int().positive() }) } as const;

export const savedItemsEndpoints = {
  restoreCartItem: endpoint({
    ...putBack,
    method: "POST",
    path: "/api/cart/restore/:id",
    summary: "Put a gear that was just removed back into my cart, as many as are in stock; again has no further effect",
    body: z.strictObject({ quantity }),
    errors: ["not_found", "conflict"],
  }),
  saveForLater: endpoint({
    ...byId,
    method: "POST",
    path: "/api/cart/save/:id",
    summary: "Move an item out of my cart and save it for later",
    reply: messageReply,
    errors: ["not_found", "conflict"],
  }),
  listSavedItems: endpoint({
    method: "GET",
    path: "/api/saved-items",
    summary: "What I have saved for later, the newest first; it reserves no stock",
    access: "customer",
    reply: z.object({ items: z.array(cartItem) }),
    errors: [],
  }),
  moveToCart: endpoint({
    ...putBack,
    method: "POST",
    path: "/api/saved-items/:id/move",
    summary: "Move a saved item back into my cart, as many as are in stock",
    errors: ["not_found", "conflict"],
  }),
  removeSavedItem: endpoint({
    ...byId,
    method: "DELETE",
    path: "/api/saved-items/:id",
    summary: "Remove a saved item",
    reply: messageReply,
    errors: ["not_found"],
  }),
};
