import { z } from "zod";
import { endpoint } from "./core/endpoint.ts";
import { dollars, id, image } from "./core/fields.ts";
import { messageReply } from "./core/replies.ts";
import { maxQuantityPerItem } from "./order-rules.ts";

export const cartItem = z.object({
  id: z.number().int(),
  quantity: z.number().int().positive(),
  price: dollars.meta({ description: "Current unit price." }),
  price_when_added: dollars.meta({ description: "Unit price when the item was added or last changed." }),
  gear: z.object({
    id: z.number().int(),
    name: z.string(),
    description: z.string(),
    main_image: image.nullable(),
    stock: z.number().int().nonnegative(),
    is_sold: z
      .boolean()
      .meta({ description: "False once the shop has taken it out of its range; it cannot be ordered." }),
  }),
});
export type CartItem = z.output<typeof cartItem>;

export const cart = z.object({ items: z.array(cartItem), total_amount: dollars });
export type Cart = z.output<typeof cart>;

const quantity = z
  .number()
  .int("Please enter a whole number.")
  .min(1, "Please enter at least 1.")
  .max(maxQuantityPerItem, `Please enter at most ${maxQuantityPerItem}.`);

export const cartEndpoints = {
  getCart: endpoint({
    method: "GET",
    path: "/api/cart",
    summary: "My cart",
    access: "customer",
    reply: cart,
    errors: [],
  }),
  addToCart: endpoint({
    method: "POST",
    path: "/api/cart/add/:id",
    summary: "Add a gear to my cart",
    access: "customer",
    params: z.object({ id }),
    body: z.strictObject({ quantity }),
    reply: messageReply,
    errors: ["not_found", "conflict"],
  }),
  updateCartItem: endpoint({
    method: "PUT",
    path: "/api/cart/update/:id",
    summary: "Change the quantity of an item in my cart",
    access: "customer",
    params: z.object({ id }),
    body: z.strictObject({ quantity }),
    reply: messageReply,
    errors: ["not_found", "conflict"],
  }),
  removeCartItem: endpoint({
    method: "DELETE",
    path: "/api/cart/remove/:id",
    summary: "Remove an item from my cart",
    access: "customer",
    params: z.object({ id }),
    reply: messageReply,
    errors: ["not_found"],
  }),
  clearCart: endpoint({
    method: "POST",
    path: "/api/cart/clear",
    summary: "Empty my cart",
    access: "customer",
    reply: messageReply,
    errors: [],
  }),
};
