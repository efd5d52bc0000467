import { z } from "zod";
import { endpoint } from "./core/endpoint.ts";
import { dollars, id, image, messageReply } from "./core/shared.ts";

export const cartItem = z.object({
  id: z.number().int(),
  quantity: z.number().int().positive(),
  price: dollars.meta({ description: "For one piece, as it costs now." }),
  price_when_added: dollars.meta({
    description: "What one piece cost when it was put into the cart or last confirmed.",
  }),
  gear: z.object({
    id: z.number().int(),
    name: z.string(),
    description: z.string(),
    main_image: image.nullable(),
    stock: z.number().int().nonnegative(),
  }),
});
export type CartItem = z.output<typeof cartItem>;

export const cart = z.object({ items: z.array(cartItem), total_amount: dollars });
export type Cart = z.output<typeof cart>;

const quantity = z.number().int("Please enter a whole number.").min(1, "At least 1.").max(999, "At most 999.");

export const cartEndpoints = {
  getCart: endpoint({
    method: "GET",
    path: "/api/cart",
    summary: "What is in my cart",
    access: "customer",
    reply: cart,
    errors: [],
  }),
  addToCart: endpoint({
    method: "POST",
    path: "/api/cart/add/:id",
    summary: "Put a gear into my cart",
    access: "customer",
    params: z.object({ id }),
    body: z.strictObject({ quantity }),
    reply: messageReply,
    errors: ["not_found", "conflict"],
  }),
  updateCartItem: endpoint({
    method: "PUT",
    path: "/api/cart/update/:id",
    summary: "Change how many of a line I want",
    access: "customer",
    params: z.object({ id }),
    body: z.strictObject({ quantity }),
    reply: messageReply,
    errors: ["not_found", "conflict"],
  }),
  removeCartItem: endpoint({
    method: "DELETE",
    path: "/api/cart/remove/:id",
    summary: "Take a line out of my cart",
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
