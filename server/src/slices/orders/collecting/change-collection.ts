import type { OrderWithTimeline } from "@pawhaven/contract";
import type { Caller } from "../../../platform/auth/sessions.ts";
import { mapConstraintErrors } from "../../../platform/db/constraint-errors.ts";
import { ApiError } from "../../../platform/http/api-error.ts";
import { getOrder, orderNotFound } from "../get-order.ts";
import type { OrderContext } from "../order-context.ts";
import { findOwnOrder, loadOrderWithLines, lockOrder } from "../store.ts";
import { collectingErrors, visitNotPossible } from "./errors.ts";
import { queueCollectionChangedMail } from "./mails.ts";
import { lockVisitAhead, setCollectAt } from "./store.ts";

/** Also after a visit that the customer missed: the goods wait until somebody decides. */
export async function changeCollection(
  { database, shopIdentity }: Pick<OrderContext, "database" | "shopIdentity">,
  caller: Caller,
  transactionId: string,
  bookingId: number | null,
): Promise<OrderWithTimeline> {
  const order = await findOwnOrder(database.db, caller.userId, transactionId);
  if (!order) throw orderNotFound();
  const changing = database.transaction(async (tx) => {
    if (bookingId !== null && !(await lockVisitAhead(tx, caller.userId, bookingId))) throw visitNotPossible();
    const locked = await lockOrder(tx, order.id);
    // mutant(collecting.test.ts): what was handed over or is on its way is not collected elsewhere
    if (locked?.status !== "ordered") throw new ApiError("conflict", "This can no longer be changed.");
    if (locked.collectAtBookingId === bookingId) return;
    const changed = await setCollectAt(tx, order.id, bookingId);
    await queueCollectionChangedMail(tx, shopIdentity, await loadOrderWithLines(tx, changed));
  });
  await changing.catch(mapConstraintErrors(collectingErrors));
  return getOrder(database.db, caller, transactionId);
}
