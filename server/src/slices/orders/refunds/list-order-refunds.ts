import type { OrderRefund } from "@pawhaven/contract";
import type { Db } from "../../../platform/db/database.ts";
import type { OrderRow } from "../store.ts";
import { toOrderRefundDto } from "./serialize.ts";
import { refundLinesOf, refundsOf } from "./store.ts";

/** As the customer sees them, oldest first. */
export async function listOrderRefunds(
  db: Db,
  { id, refundedCents }: Pick<OrderRow, "id" | "refundedCents">,
): Promise<OrderRefund[]> {
  if (refundedCents === 0) return [];
  const [refunds, lines] = await Promise.all([refundsOf(db, id), refundLinesOf(db, id)]);
  const counted = refunds.filter(({ state }) => state !== "superseded");
  return counted.map((refund) => toOrderRefundDto(refund, lines));
}
