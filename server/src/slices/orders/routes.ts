import type { ordersEndpoints } from "@pawhaven/contract";
import type { Handlers } from "../../platform/http/mount-endpoints.ts";
import { buyAgain } from "./buy-again.ts";
import { cancelOrder } from "./cancel-order.ts";
import { confirmContactAddress } from "./confirm-contact-address.ts";
import { listContactAddresses } from "./list-contact-addresses.ts";
import { getOrder, getReceipt } from "./get-order.ts";
import { removeContactAddress } from "./remove-contact-address.ts";
import { exportOrders } from "./export-orders.ts";
import { getOrderAsStaff } from "./get-order-as-staff.ts";
import { listOrders } from "./list-orders.ts";
import { listOrdersAsStaff } from "./list-orders-as-staff.ts";
import { startBulkShipping } from "./start-bulk-shipping.ts";
import { updateOrderAsStaff } from "./update-order-as-staff.ts";
import type { OrderContext } from "./order-context.ts";

export const ordersRoutes = (context: OrderContext): Handlers<typeof ordersEndpoints> => ({
  listOrders: ({ caller }) => listOrders(context.database.db, caller),
  getOrder: ({ caller, params }) => getOrder(context.database.db, caller, params.id),
  getReceipt: ({ caller, params }) => getReceipt(context.database.db, context.shopIdentity.shop, caller, params.id),
  cancelOrder: ({ caller, params }) => cancelOrder(context, caller, params.id),
  confirmContactAddress: ({ body }) => confirmContactAddress(context.database, body.token),
  listContactAddresses: ({ caller }) => listContactAddresses(context.database.db, caller.userId),
  removeContactAddress: ({ caller, params }) => removeContactAddress(context.database, caller, params.id),
  buyAgain: ({ caller, params }) => buyAgain(context.database, caller, params.id),
  listOrdersAsStaff: ({ query }) => listOrdersAsStaff(context, query),
  exportOrders: ({ caller, query }) => exportOrders(context, caller, query),
  getOrderAsStaff: ({ params }) => getOrderAsStaff(context.database.db, params.id),
  startBulkShipping: ({ caller, body }) => startBulkShipping(context, caller, body),
  updateOrderAsStaff: ({ caller, params, body }) =>
    updateOrderAsStaff(context, caller, params.id, body.shipping_status),
});
