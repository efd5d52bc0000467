import { cancelByCustomer } from "../cancel-order.ts";
import type { OrderContext } from "../order-context.ts";
import { findGuestOrder } from "./find-guest-order.ts";

export const cancelGuestOrder = async (context: OrderContext, token: string) =>
  cancelByCustomer(context, await findGuestOrder(context.database.db, token));
