import type { cartEndpoints, savedItemsEndpoints } from "@pawhaven/contract";
import type { Database } from "../../platform/db/database.ts";
import type { Handlers } from "../../platform/http/mount-endpoints.ts";
import { addToCart, clearCart, removeCartItem, updateCartItem } from "./change-cart.ts";
import { getCart } from "./get-cart.ts";
import { mergeCart } from "./merge-cart.ts";
import { priceVisitorCart } from "./price-visitor-cart.ts";
import { restoreCartItem } from "./restore-cart-item.ts";
import { listSavedItems } from "./saved/list-saved-items.ts";
import { moveToCart } from "./saved/move-to-cart.ts";
import { removeSavedItem } from "./saved/remove-saved-item.ts";
import { saveForLater } from "./saved/save-for-later.ts";

export const cartRoutes = (database: Database): Handlers<typeof cartEndpoints & typeof savedItemsEndpoints> => ({
  getCart: ({ caller }) => getCart(database.db, caller),
  checkDiscountCode: ({ caller, body }) => getCart(database.db, caller, body.code),
  addToCart: ({ caller, params, body }) => addToCart(database, caller, params.id, body.quantity),
  updateCartItem: ({ caller, params, body }) => updateCartItem(database, caller, params.id, body.quantity),
  removeCartItem: ({ caller, params }) => removeCartItem(database, caller, params.id),
  clearCart: ({ caller }) => clearCart(database, caller),
  priceVisitorCart: ({ body }) => priceVisitorCart(database.db, body.lines),
  mergeCart: ({ caller, body }) => mergeCart(database, caller, body),
  restoreCartItem: ({ caller, params, body }) => restoreCartItem(database, caller, params.id, body.quantity),
  saveForLater: ({ caller, params }) => saveForLater(database, caller, params.id),
  listSavedItems: ({ caller }) => listSavedItems(database.db, caller),
  moveToCart: ({ caller, params }) => moveToCart(database, caller, params.id),
  removeSavedItem: ({ caller, params }) => removeSavedItem(database.db, caller, params.id),
});
