import type { ReturnInspection, ReturnRequest } from "@pawhaven/contract";
import { ApiError } from "../../platform/http/api-error.ts";
import type { ReturnableLine, ReturnLineRow } from "./store.ts";

const dayMs = 24 * 60 * 60_000;

export const returnableUntil = (deliveredAt: Date, returnDays: number): Date =>
  new Date(deliveredAt.getTime() + returnDays * dayMs);

/** Why nothing of an order can be returned now, if so. */
export function returnObstacleOf(
  lines: readonly ReturnableLine[],
  until: Date | null,
  returnDays: number,
  now: Date,
): string | null {
  if (!until) return "You can return items once they are delivered.";
  // mutant(returns.test.ts): the time for returns ends
  if (now > until) return `Items can be returned within ${returnDays} days of delivery. That time is over.`;
  return lines.some(({ left }) => left > 0) ? null : "There is nothing left to return.";
}

/** The lines of a request, each with units. Throws in words where it asks for more than there are. */
export function planReturn(
  lines: readonly ReturnableLine[],
  request: Pick<ReturnRequest, "lines">,
): { gearId: number; quantity: number }[] {
  const chosen = request.lines.filter(({ quantity }) => quantity > 0);
  if (new Set(chosen.map(({ id }) => id)).size < chosen.length) throw linesError("Each item can be given once.");
  return chosen.map(({ id, quantity }) => {
    const line = lines.find(({ gearId }) => gearId === id);
    if (!line) throw linesError("This order has no such item.");
    // mutant(returns.test.ts): a unit is in one return at a time
    if (quantity > line.left) throw linesError(`${line.name}: only ${line.left} can be returned.`);
    return { gearId: id, quantity };
  });
}

export interface ArrivedLine {
  gearId: number;
  restocked: number;
  writtenOff: number;
}

/** What arrived, for every line of the return; less than was asked for is possible, nothing at all is not. */
export function planInspection(lines: readonly ReturnLineRow[], { lines: given }: ReturnInspection): ArrivedLine[] {
  if (given.some(({ id }) => !lines.some(({ gearId }) => gearId === id)))
    throw linesError("This return has no such item.");
  const arrived = lines.map(({ gearId, name, quantity }) => {
    const { restock = 0, write_off: writtenOff = 0 } = given.find(({ id }) => id === gearId) ?? {};
    // mutant(returns.test.ts): no more arrives than was asked for
    if (restock + writtenOff > quantity) throw linesError(`${name}: only ${quantity} were to be returned.`);
    return { gearId, restocked: restock, writtenOff };
  });
  if (arrived.every(({ restocked, writtenOff }) => restocked + writtenOff === 0))
    throw linesError("Please enter what arrived.");
  return arrived;
}

const linesError = (message: string) => new ApiError("conflict", message, { errors: { lines: [message] } });
