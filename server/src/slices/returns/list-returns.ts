import type { OrderReturns } from "@pawhaven/contract";
import type { Caller } from "../../platform/auth/sessions.ts";
import { findOwnOrderOrThrow, type OrderRow } from "../orders/find-order.ts";
import { loadReturns } from "./load-returns.ts";
import type { ReturnContext } from "./return-context.ts";
import { returnableUntil, returnObstacleOf } from "./return-rules.ts";
import { toOrderReturnDto } from "./serialize.ts";
import { deliveredAt, returnableLines } from "./store.ts";

export async function listReturns(
  context: ReturnContext,
  { userId }: Caller,
  transactionId: string,
): Promise<OrderReturns> {
  return describeReturns(context, await findOwnOrderOrThrow(context.database.db, userId, transactionId));
}

export async function describeReturns(context: ReturnContext, { id }: Pick<OrderRow, "id">): Promise<OrderReturns> {
  const { db } = context.database;
  const [lines, delivered, returns] = await Promise.all([
    returnableLines(db, id),
    deliveredAt(db, id),
    loadReturns(db, context, id),
  ]);
  const until = delivered && returnableUntil(delivered, context.returnDays);
  return {
    obstacle: returnObstacleOf(lines, until, context.returnDays, new Date()),
    until: until?.toISOString() ?? null,
    lines: lines.map(({ gearId, name, left }) => ({ id: gearId, name, left })),
    returns: returns.map(toOrderReturnDto),
  };
}
