import type { wishlistEndpoints } from "@pawhaven/contract";
import type { Database } from "../../platform/db/database.ts";
import type { Handlers } from "../../platform/http/mount-endpoints.ts";
import { addToWishlist } from "./add-to-wishlist.ts";
import { askStockAlert } from "./alerts/ask-stock-alert.ts";
import { listStockAlerts } from "./alerts/list-stock-alerts.ts";
import { withdrawStockAlert } from "./alerts/withdraw-stock-alert.ts";
import { listWishlist } from "./list-wishlist.ts";
import { removeFromWishlist } from "./remove-from-wishlist.ts";
import { restoreWishlistItem } from "./restore-wishlist-item.ts";

export const wishlistRoutes = (database: Database): Handlers<typeof wishlistEndpoints> => ({
  listWishlist: ({ caller }) => listWishlist(database.db, caller),
  addToWishlist: ({ caller, params }) => addToWishlist(database, caller, params.id),
  removeFromWishlist: ({ caller, params }) => removeFromWishlist(database.db, caller, params.id),
  restoreWishlistItem: ({ caller, params }) => restoreWishlistItem(database, caller, params.id),
  listStockAlerts: ({ caller }) => listStockAlerts(database.db, caller),
  askStockAlert: ({ caller, params }) => askStockAlert(database, caller, params.id),
  withdrawStockAlert: ({ caller, params }) => withdrawStockAlert(database.db, caller, params.id),
});
