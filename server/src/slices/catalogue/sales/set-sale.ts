import type { GearSale, SaleDraft } from "@pawhaven/contract";
import { recordAudit } from "../../../platform/audit/record-audit.ts";
import type { StaffCaller } from "../../../platform/auth/staff-sessions.ts";
import { mapConstraintErrors } from "../../../platform/db/constraint-errors.ts";
import type { Database, Tx } from "../../../platform/db/database.ts";
import { ApiError } from "../../../platform/http/api-error.ts";
import { gearNotFound } from "../editing/errors.ts";
import { lockGear } from "../staff-store.ts";
import { saleConstraintErrors, saleNotFound } from "./errors.ts";
import { toSaleDto } from "./serialize.ts";
import { deleteSale, endSaleNow, insertSale, lockSale, replaceSale, saleById, type SaleRow } from "./store.ts";

type Editor = Pick<StaffCaller, "staffId" | "requestId">;

export const toColumns = ({ percent, begins_at, ends_at }: SaleDraft) => ({
  percent,
  beginsAt: new Date(begins_at),
  endsAt: ends_at === null ? null : new Date(ends_at),
});

export async function createSale(
  database: Database,
  caller: StaffCaller,
  gearId: number,
  draft: SaleDraft,
): Promise<GearSale> {
  return database
    .transaction((tx) => addSale(tx, caller, gearId, draft))
    .then(toSaleDto)
    .catch(mapConstraintErrors(saleConstraintErrors));
}

/** For callers that have a transaction of their own. */
export async function addSale(tx: Tx, caller: Editor, gearId: number, draft: SaleDraft): Promise<SaleRow> {
  if (!(await lockGear(tx, gearId))) throw gearNotFound();
  assertNotOver(draft);
  const id = await insertSale(tx, gearId, toColumns(draft));
  await recordAudit(tx, caller, { action: "sale set", object: { kind: "gear", id: gearId }, after: { ...draft } });
  return (await saleById(tx, id)) as SaleRow;
}

export async function updateSale(
  database: Database,
  caller: StaffCaller,
  id: number,
  { version, ...draft }: SaleDraft & { version: number },
): Promise<GearSale> {
  return database
    .transaction(async (tx) => {
      const before = await lockSale(tx, id);
      if (!before) throw saleNotFound();
      if (before.state === "ended") throw new ApiError("conflict", "This sale has ended.");
      assertNotOver(draft);
      if (!(await replaceSale(tx, id, version, toColumns(draft)))) throw editedMeanwhile();
      await recordAudit(tx, caller, {
        action: "sale changed",
        object: { kind: "gear", id: before.gearId },
        before: toDraft(before),
        after: { ...draft },
      });
      return toSaleDto((await saleById(tx, id)) as SaleRow);
    })
    .catch(mapConstraintErrors(saleConstraintErrors));
}

export async function endSale(database: Database, caller: StaffCaller, id: number): Promise<{ message: string }> {
  return database.transaction(async (tx) => {
    const sale = await lockSale(tx, id);
    if (!sale) throw saleNotFound();
    if (sale.state === "ended") throw new ApiError("conflict", "This sale has ended.");
    const isRunning = sale.state === "running";
    await (isRunning ? endSaleNow(tx, id) : deleteSale(tx, id));
    const ended = await saleById(tx, id);
    await recordAudit(tx, caller, {
      action: isRunning ? "sale ended" : "sale deleted",
      object: { kind: "gear", id: sale.gearId },
      before: toDraft(sale),
      ...(ended && { after: toDraft(ended) }),
    });
    return { message: isRunning ? "The sale has ended." : "The sale is deleted." };
  });
}

export const toDraft = ({ percent, beginsAt, endsAt }: SaleRow) => ({
  percent,
  begins_at: beginsAt.toISOString(),
  ends_at: endsAt?.toISOString() ?? null,
});

export function assertNotOver({ ends_at: end }: SaleDraft): void {
  const message = "Please let it end in the future.";
  if (end !== null && Date.parse(end) <= Date.now())
    throw new ApiError("invalid", message, { errors: { ends_at: [message] } });
}

const editedMeanwhile = () =>
  new ApiError("edited_meanwhile", "Somebody else changed this sale in the meantime. Nothing was overwritten.");
