import type { CountedGear } from "@pawhaven/contract";
import { recordAudit } from "../../../platform/audit/record-audit.ts";
import type { StaffCaller } from "../../../platform/auth/staff-sessions.ts";
import type { Database } from "../../../platform/db/database.ts";
import { gearNotFound } from "../errors.ts";
import { lockStock } from "../list-store.ts";
import { stocktakeEnded, stocktakeNotFound } from "./errors.ts";
import { toCountedGearDto } from "./serialize.ts";
import { countPage, lockStocktake, upsertCount } from "./store.ts";

interface CountedObject {
  id: number;
  gear_id: number;
}

/** Notes the count together with what should be there now. The gear is locked, so no sale falls in between. */
export const countGear = (
  database: Database,
  caller: StaffCaller,
  { id: stocktakeId, gear_id: gearId }: CountedObject,
  counted: number,
): Promise<CountedGear> =>
  database.transaction(async (tx) => {
    const stocktake = await lockStocktake(tx, stocktakeId, "share");
    if (!stocktake) throw stocktakeNotFound();
    // mutant(../stock.test.ts): nothing is counted after the end
    if (stocktake.state !== "open") throw stocktakeEnded();
    const gear = await lockStock(tx, gearId);
    if (!gear) throw gearNotFound();
    const expected = gear.stock + gear.held;
    await upsertCount(tx, { stocktakeId, gearId, counted, expected, staffId: caller.staffId });
    const after = { gear: gear.name, counted, expected };
    await recordAudit(tx, caller, { action: "counted", object: { kind: "stocktake", id: stocktakeId }, after });
    const [row] = (await countPage(tx, stocktakeId, { gearId })).rows;
    if (!row) throw gearNotFound();
    return toCountedGearDto(row);
  });
