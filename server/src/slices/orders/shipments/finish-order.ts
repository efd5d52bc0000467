import { recordAudit } from "../../../platform/audit/record-audit.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { queueOrderDeliveredMail } from "../mails.ts";
import type { OrderContext } from "../order-context.ts";
import type { AuditCaller } from "../transition-order-as-staff.ts";
import { transitionOrder } from "../transition-order.ts";
import { cannotChange, type LockedOrder } from "./lock-order-to-ship.ts";
import { countUndelivered } from "./store.ts";
import { leftToSend } from "./unsent-lines.ts";

type Context = Pick<OrderContext, "shopIdentity">;

/** An order is delivered when its last parcel is, or when what was not sent is cancelled after that. Returns whether it is. */
export async function finishIfComplete(
  tx: Tx,
  context: Context,
  caller: AuditCaller,
  locked: LockedOrder,
  parcel?: number,
): Promise<boolean> {
  const { status, id } = locked.order;
  if (status !== "shipping" || leftToSend(status, locked.lines) > 0) return false;
  if ((await countUndelivered(tx, id)) > 0) return false;
  await finishOrder(tx, context, caller, locked, parcel);
  return true;
}

export async function finishOrder(
  tx: Tx,
  { shopIdentity }: Context,
  caller: AuditCaller,
  { order, lines }: LockedOrder,
  parcel?: number,
): Promise<void> {
  const delivered = await transitionOrder(tx, order, "deliver", "shipped");
  if (!delivered) throw cannotChange(order.status, "shipped");
  await recordAudit(tx, caller, {
    action: "delivered",
    object: { kind: "order", id: order.transactionId },
    before: { status: order.status },
    after: { status: delivered.status, ...(parcel !== undefined && { parcel }) },
  });
  await queueOrderDeliveredMail(tx, shopIdentity, { order: delivered, lines });
}
