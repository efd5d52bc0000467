import type { BodyOf, endpoints, StockItem } from "@pawhaven/contract";
import { recordAudit } from "../../platform/audit/record-audit.ts";
import type { StaffCaller } from "../../platform/auth/staff-sessions.ts";
import type { Database, Tx } from "../../platform/db/database.ts";
import { ApiError } from "../../platform/http/api-error.ts";
import { gearNotFound } from "./errors.ts";
import { lockStock, type StockRow } from "./list-store.ts";
import { recordMovements } from "./record-movements.ts";
import { toStockItemDto } from "./serialize.ts";
import { hasMovement } from "./store.ts";

/** A repeated call with the same key changes nothing. */
export async function adjustStock(
  database: Database,
  caller: StaffCaller,
  gearId: number,
  adjustment: BodyOf<typeof endpoints.adjustStock>,
  requestKey: string | null,
): Promise<StockItem> {
  return database.transaction(async (tx) => {
    const before = await lockStock(tx, gearId);
    if (!before) throw gearNotFound();
    const isRepeated = requestKey !== null && (await hasMovement(tx, caller.staffId, requestKey));
    return toStockItemDto(isRepeated ? before : await adjust(tx, caller, before, { ...adjustment, requestKey }));
  });
}

async function adjust(
  tx: Tx,
  caller: StaffCaller,
  before: StockRow,
  { reason, delta, note, requestKey }: BodyOf<typeof endpoints.adjustStock> & { requestKey: string | null },
): Promise<StockRow> {
  const { id: gearId } = before;
  assertPossible(before, reason, delta);
  await recordMovements(tx, [{ gearId, delta, reason, note, staffId: caller.staffId, requestKey }]);
  const onHand = before.stock + before.held;
  await recordAudit(tx, caller, {
    action: "adjusted",
    object: { kind: "stock", id: gearId },
    before: { on_hand: onHand },
    after: { on_hand: onHand + delta, reason, note },
  });
  return { ...before, stock: before.stock + delta };
}

function assertPossible({ stock, held }: StockRow, reason: string, delta: number): void {
  if (reason === "damaged" && delta > 0) {
    const message = "Damaged units leave the shelf. Please enter a negative number.";
    throw new ApiError("invalid", message, { errors: { delta: [message] } });
  }
  // mutant(stock.test.ts): what orders hold is not taken from under them
  if (stock + delta < 0)
    throw new ApiError("conflict", `Only ${stock} can be taken off the shelf: ${held} more are held for orders.`);
}
