import type { collectingEndpoints } from "@pawhaven/contract";
import type { Handlers } from "../../../platform/http/mount-endpoints.ts";
import type { OrderContext } from "../order-context.ts";
import { changeCollection } from "./change-collection.ts";
import { handOverOrder } from "./hand-over-order.ts";
import { listVisitGoods } from "./list-visit-goods.ts";
import { listVisitsForGoods } from "./list-visits-for-goods.ts";

export const collectingRoutes = (context: OrderContext): Handlers<typeof collectingEndpoints> => ({
  changeCollection: ({ caller, params, body }) =>
    changeCollection(context, caller, params.id, body.collect_at_booking_id),
  listVisitGoods: ({ params }) => listVisitGoods(context.database.db, params.id),
  listVisitsForGoods: ({ params }) => listVisitsForGoods(context.database.db, params.id),
  handOverOrder: ({ caller, params, body }) => handOverOrder(context, caller, params.id, body),
});
