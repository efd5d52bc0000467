import type { Stocktake } from "@pawhaven/contract";
import { recordAudit } from "../../../platform/audit/record-audit.ts";
import type { StaffCaller } from "../../../platform/auth/staff-sessions.ts";
import type { Database, Tx } from "../../../platform/db/database.ts";
import { ApiError } from "../../../platform/http/api-error.ts";
import { recordMovements } from "../record-movements.ts";
import { stocktakeEnded, stocktakeNotFound } from "./errors.ts";
import { getStocktake } from "./list-stocktakes.ts";
import { endStocktake, lockDifferences, lockStocktake } from "./store.ts";

/** Enters every difference as a movement, in one transaction: after a crash all of it has happened, or nothing. */
export const finishStocktake = (database: Database, caller: StaffCaller, id: number): Promise<Stocktake> =>
  end(database, caller, id, "finished", async (tx) => {
    const differences = await lockDifferences(tx, id);
    const impossible = differences.filter(({ stock, delta }) => stock + delta < 0);
    // mutant(../stock.test.ts): a count does not take what orders hold
    if (impossible.length > 0) throw heldByOrders(impossible.map(({ name }) => name));
    const { staffId } = caller;
    await recordMovements(
      tx,
      differences.map(({ gearId, delta }) => ({ gearId, delta, reason: "counted", staffId, stocktakeId: id })),
    );
  });

/** Ends it without entering anything. */
export const cancelStocktake = (database: Database, caller: StaffCaller, id: number): Promise<Stocktake> =>
  end(database, caller, id, "cancelled", async () => {});

async function end(
  database: Database,
  caller: StaffCaller,
  id: number,
  state: "finished" | "cancelled",
  work: (tx: Tx) => Promise<void>,
): Promise<Stocktake> {
  await database.transaction(async (tx) => {
    const stocktake = await lockStocktake(tx, id, "no key update");
    if (!stocktake) throw stocktakeNotFound();
    // mutant(../stock.test.ts): differences are entered once
    if (stocktake.state !== "open") throw stocktakeEnded();
    await work(tx);
    await endStocktake(tx, id, state, caller.staffId);
    await recordAudit(tx, caller, { action: state, object: { kind: "stocktake", id } });
  });
  return getStocktake(database.db, id);
}

const heldByOrders = (names: string[]) =>
  new ApiError(
    "conflict",
    `More units are held for orders than were counted: ${names.join(", ")}. Please cancel an order, or count again.`,
  );
