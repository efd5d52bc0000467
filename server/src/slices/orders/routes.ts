import type { orders } from "@pawhaven/contract";
import type { Handlers } from "../../platform/http/mount.ts";
import { buyAgain } from "./buy-again.ts";
import { cancelOrder } from "./cancel-order.ts";
import { getOrder, getReceipt } from "./get-order.ts";
import { listAllOrders, listOrders } from "./list-orders.ts";
import { moveOrderOn } from "./move-order-on.ts";
import type { OrderTools } from "./order-tools.ts";

export const ordersRoutes = (tools: OrderTools): Handlers<typeof orders> => ({
  listOrders: ({ caller }) => listOrders(tools.database.db, caller),
  getOrder: ({ caller, params }) => getOrder(tools.database.db, caller, params.id),
  getReceipt: ({ caller, params }) => getReceipt(tools.database.db, tools.site.shop, caller, params.id),
  cancelOrder: ({ caller, params }) => cancelOrder(tools, caller, params.id),
  buyAgain: ({ caller, params }) => buyAgain(tools.database, caller, params.id),
  listAllOrders: ({ query }) => listAllOrders(tools.database.db, query.shipping_status),
  moveOrderOn: ({ params, body }) => moveOrderOn(tools, params.id, body.shipping_status),
});
