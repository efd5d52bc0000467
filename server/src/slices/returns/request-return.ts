import type { OrderReturns, ReturnRequest } from "@pawhaven/contract";
import type { Caller } from "../../platform/auth/sessions.ts";
import { mapConstraintErrors } from "../../platform/db/constraint-errors.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { findOwnOrderOrThrow } from "../orders/find-order.ts";
import { lockOrderByNumber } from "../orders/lock-order-by-number.ts";
import { describeReturns } from "./list-returns.ts";
import { queueReturnMail } from "./mails.ts";
import type { ReturnContext } from "./return-context.ts";
import { planReturn, returnableUntil, returnObstacleOf } from "./return-rules.ts";
import { deliveredAt, insertReturn, isReturnOf, returnableLines } from "./store.ts";

/** The same click again, recognised by its key, has no further effect. */
export async function requestReturn(
  context: ReturnContext,
  { userId }: Caller,
  transactionId: string,
  { photos, reason, note, ...request }: ReturnRequest,
  key: string | null,
): Promise<OrderReturns> {
  const { id: orderId } = await findOwnOrderOrThrow(context.database.db, userId, transactionId);
  assertOwnPhotos(context, userId, photos);
  await context.database
    .transaction(async (tx) => {
      const order = await lockOrderByNumber(tx, transactionId);
      if (key !== null && (await isReturnOf(tx, orderId, key))) return;
      const lines = await returnableLines(tx, orderId);
      const delivered = await deliveredAt(tx, orderId);
      const until = delivered && returnableUntil(delivered, context.returnDays);
      const obstacle = returnObstacleOf(lines, until, context.returnDays, new Date());
      if (obstacle !== null) throw new ApiError("conflict", obstacle);
      const values = { orderId, reason, note, photos, lines: planReturn(lines, request) };
      await insertReturn(tx, { ...values, ...(key !== null && { key }) });
      await queueReturnMail(tx, context, order, { kind: "requested" });
    })
    .catch(mapConstraintErrors(constraintErrors));
  return describeReturns(context, { id: orderId });
}

const constraintErrors = {
  order_lines_in_one_return: () => new ApiError("conflict", "Some of these items are already being returned."),
  return_photos_public_id_key: () => new ApiError("conflict", "This photo is already part of a return."),
};

function assertOwnPhotos({ images }: ReturnContext, userId: number, photos: readonly string[]): void {
  const folder = `${images.folderOf(userId)}/`;
  // mutant(returns.test.ts): customers show their own photos only
  if (photos.some((photo) => !images.isValidId(photo) || !photo.startsWith(folder)))
    throw new ApiError("forbidden", "Please upload your own photos.", {
      errors: { photos: ["Please upload your own photos."] },
    });
}
