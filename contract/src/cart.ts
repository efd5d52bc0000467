import { z } from "zod";
import { endpoint } from "./core/endpoint.ts";
import { dollars, id, idempotencyKey, image, numericId } from "./core/fields.ts";
import { messageReply } from "./core/replies.ts";
import { discountCode, discountTotals, lineDiscount } from "./discount-fields.ts";
import { maxCartLines, maxQuantityPerItem } from "./order-rules.ts";

export const cartItem = z.object({
  id: z.number().int(),
  quantity: z.number().int().positive(),
  price: dollars.meta({ description: "Current unit price." }),
  price_when_added: dollars.meta({ description: "Unit price when the item was added or last changed." }),
  discount: lineDiscount,
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

export const cart = z.object({ items: z.array(cartItem), total_amount: dollars, ...discountTotals });
export type Cart = z.output<typeof cart>;

export const quantity = z
  .number()
  .int("Please enter a whole number.")
  .min(1, "Please enter at least 1.")
  .max(maxQuantityPerItem, `Please enter at most ${maxQuantityPerItem}.`);

/** What a visitor's browser keeps: gears and how many of them. */
const cartLines = z
  .array(z.strictObject({ id: numericId, quantity }))
  .max(maxCartLines, `A cart can contain at most ${maxCartLines} different items.`);

export const visitorCart = cart.extend({
  missing: z.array(z.number().int()).meta({ description: "Ids of gears that do not exist; they are left out." }),
});
export type VisitorCart = z.output<typeof visitorCart>;

const cartMergeReply = messageReply.extend({
  added: z.number().int().meta({ description: "Units." }),
  left_out: z.array(z.string()).meta({ description: "Names of gears that were not added in full." }),
});
export type CartMergeReply = z.output<typeof cartMergeReply>;

export const cartEndpoints = {
  getCart: endpoint({
    method: "GET",
    path: "/api/cart",
    summary: "My cart",
    access: "customer",
    reply: cart,
    errors: [],
  }),
  checkDiscountCode: endpoint({
    method: "POST",
    path: "/api/cart/check-code",
    summary: "My cart as it costs with a discount code, or why the code does not apply",
    access: "customer",
    body: z.strictObject({ code: discountCode }),
    reply: cart,
    errors: ["conflict"],
    limit: { times: 600, perSeconds: 600 },
    accountLimit: { times: 60, perSeconds: 600 },
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
  priceVisitorCart: endpoint({
    method: "POST",
    path: "/api/visitor-cart",
    summary: "What the cart of a visitor's browser costs now; an item's id is its gear's",
    access: "anyone",
    body: z.strictObject({ lines: cartLines }),
    reply: visitorCart,
    errors: [],
    limit: { times: 1200, perSeconds: 600 },
  }),
  mergeCart: endpoint({
    method: "POST",
    path: "/api/cart/merge",
    summary: "Add the cart of my browser to mine, as far as there is stock; what was added before is not added again",
    access: "customer",
    body: z.strictObject({
      cart: idempotencyKey.meta({
        description:
          "The name that the browser gave its cart; a repeated call changes nothing and gets the same reply.",
      }),
      lines: cartLines,
    }),
    reply: cartMergeReply,
    errors: [],
  }),
};
