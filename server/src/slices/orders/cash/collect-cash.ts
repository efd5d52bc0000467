import { type BodyOf, type endpoints, type StaffOrder, toCents, toDollars } from "@pawhaven/contract";
import { recordAudit } from "../../../platform/audit/record-audit.ts";
import { assertUnchangedSince, type Undo } from "../../../platform/audit/undo.ts";
import type { StaffCaller } from "../../../platform/auth/staff-sessions.ts";
import { mapConstraintErrors } from "../../../platform/db/constraint-errors.ts";
import type { Database, Tx } from "../../../platform/db/database.ts";
import { ApiError } from "../../../platform/http/api-error.ts";
import { getOrderAsStaff } from "../get-order-as-staff.ts";
import { lockOrderByNumber } from "../lock-order-by-number.ts";
import { insertOrderEvent, type OrderRow } from "../store.ts";
import { dueCentsOf } from "./due-cents-of.ts";
import { canCollect } from "./serialize.ts";
import { type CollectionRow, deleteCollectedEvent, setCollection } from "./store.ts";

const collectedBefore = () => new ApiError("conflict", "The cash of this order was collected already.");
const refundedAlready = () => new ApiError("conflict", "More than that was paid back already.");
const onlyCash = () => new ApiError("conflict", "This order is paid by card.");

export const cashErrors = {
  order_events_collected_once: collectedBefore,
  orders_only_cash_is_collected: onlyCash,
  orders_cash_refunded_as_collected: refundedAlready,
};

export async function collectCash(
  database: Database,
  caller: StaffCaller,
  transactionId: string,
  { amount, collected_at: at }: BodyOf<typeof endpoints.collectCash>,
): Promise<StaffOrder> {
  const collectedAt = at === undefined ? new Date() : new Date(at);
  const collected = database.transaction(async (tx) => {
    const order = await lockOrderByNumber(tx, transactionId);
    if (!canCollect(order)) throw cannotCollect(order);
    if (collectedAt < order.placedAt || collectedAt.getTime() > Date.now() + clockToleranceMs) throw wrongMoment();
    const values = { collectedAt, collectedCents: toCents(amount), collectedDueCents: dueCentsOf(order) };
    await changeCollectedCash(tx, caller, order, { ...values, collectedBy: caller.staffId });
  });
  await collected.catch(mapConstraintErrors(cashErrors));
  return getOrderAsStaff(database.db, caller, transactionId);
}

/** The clock of whoever collects may be ahead of ours. */
const clockToleranceMs = 60_000;

function wrongMoment(): ApiError {
  const message = "Please enter a moment between the order and now.";
  return new ApiError("invalid", message, { errors: { collected_at: [message] } });
}

function cannotCollect(order: OrderRow): ApiError {
  const { paymentMethod, collectedAt } = order;
  if (paymentMethod === "card") return onlyCash();
  if (dueCentsOf(order) === 0) return new ApiError("conflict", "There is nothing to collect for this order.");
  return collectedAt ? collectedBefore() : new ApiError("conflict", "Nothing of this order has been sent.");
}

export async function changeCollectedCash(
  tx: Tx,
  caller: StaffCaller,
  order: OrderRow,
  values: CollectionRow,
): Promise<void> {
  await setCollection(tx, order.id, values);
  if (values.collectedAt) await insertOrderEvent(tx, order.id, "collected");
  else await deleteCollectedEvent(tx, order.id);
  await recordAudit(tx, caller, {
    action: "cash collected",
    object: { kind: "order", id: order.transactionId },
    before: auditedCollection(order),
    after: auditedCollection(values),
  });
}

const auditedCollection = ({ collectedAt, collectedCents, collectedDueCents, collectedBy }: CollectionRow) => ({
  collected: collectedCents === null ? null : toDollars(collectedCents),
  due: collectedDueCents === null ? null : toDollars(collectedDueCents),
  at: collectedAt?.toISOString() ?? null,
  by: collectedBy,
});

/** A wrong amount is taken back and entered again. */
export const undoCashCollection: Undo = {
  permission: "orders.ship",
  async apply(tx, caller, change) {
    const order = await lockOrderByNumber(tx, change.objectId);
    assertUnchangedSince(change, auditedCollection(order));
    const { collected, due, at, by } = change.before as ReturnType<typeof auditedCollection>;
    await changeCollectedCash(tx, caller, order, {
      collectedAt: at === null ? null : new Date(at),
      collectedCents: collected === null ? null : toCents(collected),
      collectedDueCents: due === null ? null : toCents(due),
      collectedBy: by,
    });
  },
  constraintErrors: cashErrors,
};
