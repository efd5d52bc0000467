import type { cartEndpoints } from "@pawhaven/contract";
import type { Database } from "../../platform/db/database.ts";
import type { Handlers } from "../../platform/http/mount-endpoints.ts";
import { addToCart, clearCart, removeCartItem, updateCartItem } from "./change-cart.ts";
import { getCart } from "./get-cart.ts";

export const cartRoutes = (database: Database): Handlers<typeof cartEndpoints> => ({
  getCart: ({ caller }) => getCart(database.db, caller),
  addToCart: ({ caller, params, body }) => addToCart(database, caller, params.id, body.quantity),
  updateCartItem: ({ caller, params, body }) => updateCartItem(database, caller, params.id, body.quantity),
  removeCartItem: ({ caller, params }) => removeCartItem(database, caller, params.id),
  clearCart: ({ caller }) => clearCart(database, caller),
});
