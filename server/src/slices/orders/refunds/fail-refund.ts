import type { OrderContext } from "../order-context.ts";
import { lockOrder } from "../store.ts";
import { type RefundRow, updateRefundState } from "./store.ts";

/** The provider will not do it. Staff try again, or pay the money out by hand. */
export async function failRefund({ database }: OrderContext, refund: RefundRow, failure: string): Promise<void> {
  await database.transaction(async (tx) => {
    await lockOrder(tx, refund.orderId);
    await updateRefundState(tx, refund, "failed", { failure });
  });
}
