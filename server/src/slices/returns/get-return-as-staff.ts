import type { StaffReturn } from "@pawhaven/contract";
import { findOrder } from "../orders/find-order.ts";
import { centsLeft } from "../orders/refunds/refund-rules.ts";
import { returnNotFound } from "./change-return-as-staff.ts";
import { loadReturns } from "./load-returns.ts";
import { proposedCents } from "./propose-refund.ts";
import type { ReturnContext } from "./return-context.ts";
import { toStaffReturnDto } from "./serialize.ts";
import { findReturn } from "./store.ts";

export async function getReturnAsStaff(
  context: Pick<ReturnContext, "database" | "images">,
  id: number,
): Promise<StaffReturn> {
  const { db } = context.database;
  const found = await findReturn(db, id);
  const order = found && (await findOrder(db, found.orderId));
  if (!order) throw returnNotFound();
  const loaded = (await loadReturns(db, context, order.id)).find(({ row }) => row.id === id);
  if (!loaded) throw returnNotFound();
  const isOpen = loaded.row.status !== "refunded";
  return toStaffReturnDto(loaded, order, isOpen ? proposedCents(loaded.lines, centsLeft(order)) : 0);
}
