import { ApiError } from "../../../platform/http/api-error.ts";
import { partOfLine } from "../order-lines.ts";
import { unsentUnits } from "../shipments/unsent-lines.ts";
import type { OrderLineRow } from "../store.ts";

interface Wanted {
  id: number;
  /** All that is left out of the line, with what was before: so a repeated click leaves nothing out twice. */
  cancelled: number;
}

/** The lines with what is cancelled of each in addition, as their quantity, at its price. */
export function unitsToCancel(lines: readonly OrderLineRow[], wanted: readonly Wanted[]): OrderLineRow[] {
  if (new Set(wanted.map(({ id }) => id)).size < wanted.length) throw itemsError("Each item can be given once.");
  const added = wanted.flatMap((item) => addedTo(lines, item));
  // mutant(cash-items.test.ts): a repeated click cancels nothing twice
  if (added.length === 0) throw itemsError("These items were cancelled already.");
  const unsent = lines.reduce((sum, line) => sum + unsentUnits(line), 0);
  const isAll = added.reduce((sum, { quantity }) => sum + quantity, 0) === unsent;
  if (isAll && lines.every(({ shipped }) => shipped === 0))
    throw itemsError("This is all that is left. Please cancel the order instead.");
  return added;
}

function addedTo(lines: readonly OrderLineRow[], { id, cancelled }: Wanted): OrderLineRow[] {
  const line = lines.find(({ gearId }) => gearId === id);
  if (!line) throw itemsError("This order has no such item.");
  const quantity = cancelled - line.cancelled;
  const left = unsentUnits(line);
  if (quantity > left) throw itemsError(`Only ${left} of ${line.name} ${left === 1 ? "is" : "are"} not sent yet.`);
  return quantity > 0 ? [partOfLine(line, quantity)] : [];
}

const itemsError = (message: string) => new ApiError("conflict", message, { errors: { items: [message] } });
