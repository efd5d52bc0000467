import type { deliveriesEndpoints, stockEndpoints, stocktakesEndpoints, suppliersEndpoints } from "@pawhaven/contract";
import type { Database } from "../../platform/db/database.ts";
import type { Handlers } from "../../platform/http/mount-endpoints.ts";
import { adjustStock } from "./adjust-stock.ts";
import { changeLowStock } from "./change-low-stock.ts";
import { getDelivery, listDeliveries } from "./deliveries/list-deliveries.ts";
import { receiveDelivery } from "./deliveries/receive-delivery.ts";
import { exportStock } from "./export-stock.ts";
import { getStock, listMovements } from "./get-stock.ts";
import { listStock } from "./list-stock.ts";
import { countGear } from "./stocktakes/count-gear.ts";
import { cancelStocktake, finishStocktake } from "./stocktakes/end-stocktake.ts";
import { getStocktake, listCountedGears, listStocktakes } from "./stocktakes/list-stocktakes.ts";
import { startStocktake } from "./stocktakes/start-stocktake.ts";
import { createSupplier, updateSupplier } from "./suppliers/change-supplier.ts";
import { listPurchaseSuggestions } from "./suppliers/list-purchase-suggestions.ts";
import { getSupplier, listSuppliers } from "./suppliers/list-suppliers.ts";
import { removeSupplierGear, setSupplierGear } from "./suppliers/set-supplier-gear.ts";

type StockTable = typeof stockEndpoints &
  typeof deliveriesEndpoints &
  typeof stocktakesEndpoints &
  typeof suppliersEndpoints;

export const stockRoutes = (database: Database): Handlers<StockTable> => ({
  listStock: ({ query }) => listStock(database.db, query),
  exportStock: ({ caller, query }) => exportStock(database, caller, query),
  getStock: ({ params }) => getStock(database.db, params.id),
  listMovements: ({ params, query }) => listMovements(database.db, params.id, query.cursor),
  adjustStock: ({ caller, params, body, idempotencyKey }) =>
    adjustStock(database, caller, params.id, body, idempotencyKey),
  changeLowStock: ({ caller, params, body }) => changeLowStock(database, caller, params.id, body),

  listDeliveries: ({ query }) => listDeliveries(database.db, query.cursor),
  getDelivery: ({ params }) => getDelivery(database.db, params.id),
  receiveDelivery: ({ caller, body, idempotencyKey }) => receiveDelivery(database, caller, body, idempotencyKey),

  listStocktakes: ({ query }) => listStocktakes(database.db, query.cursor),
  startStocktake: ({ caller }) => startStocktake(database, caller),
  getStocktake: ({ params }) => getStocktake(database.db, params.id),
  listCountedGears: ({ params, query }) => listCountedGears(database.db, params.id, query),
  countGear: ({ caller, params, body }) => countGear(database, caller, params, body.counted),
  finishStocktake: ({ caller, params }) => finishStocktake(database, caller, params.id),
  cancelStocktake: ({ caller, params }) => cancelStocktake(database, caller, params.id),

  listSuppliers: () => listSuppliers(database.db),
  getSupplier: ({ params }) => getSupplier(database.db, params.id),
  createSupplier: ({ caller, body }) => createSupplier(database, caller, body),
  updateSupplier: ({ caller, params, body }) => updateSupplier(database, caller, params.id, body),
  setSupplierGear: ({ caller, params, body }) => setSupplierGear(database, caller, params, body.item_number),
  removeSupplierGear: ({ caller, params }) => removeSupplierGear(database, caller, params),
  listPurchaseSuggestions: ({ params }) => listPurchaseSuggestions(database.db, params.id),
});
