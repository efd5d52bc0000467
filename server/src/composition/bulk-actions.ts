import type { BulkActions } from "../platform/bulk/bulk-action.ts";
import { setSalesAction, setSalesInBulk } from "../slices/catalogue/sales/start-bulk-sale.ts";
import type { OrderContext } from "../slices/orders/order-context.ts";
import { shipInBulk, shipOrdersAction } from "../slices/orders/start-bulk-shipping.ts";

/** Everything that can be done to many objects at once. */
export const createBulkActions = (context: OrderContext): BulkActions => ({
  [shipOrdersAction]: shipInBulk(context),
  [setSalesAction]: setSalesInBulk,
});
