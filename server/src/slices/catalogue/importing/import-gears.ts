import type { ImportReport } from "@pawhaven/contract";
import { recordAudit } from "../../../platform/audit/record-audit.ts";
import type { StaffCaller } from "../../../platform/auth/staff-sessions.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { ApiError } from "../../../platform/http/api-error.ts";
import type { EditingContext } from "../editing/edit-gear.ts";
import { setState } from "../editing/change-gear-state.ts";
import { insertDraft, saveDraft } from "../editing/save-gear.ts";
import { checkBatch } from "./check-batch.ts";
import type { Cells } from "./columns.ts";
import { faultPoint } from "./fault-points.ts";
import { Report } from "./report.ts";
import { draftOf, type PlannedRow } from "./plan-row.ts";
import { readCsv } from "./read-csv.ts";

const rowsPerBatch = 200;

/** What `importGears` would do, without doing it. */
export async function checkGearImport(
  context: EditingContext,
  caller: StaffCaller,
  file: string,
): Promise<ImportReport> {
  return context.database.transaction(async (tx) => (await readAll(tx, context, caller, file)).toDto(), longRunning);
}

/** One transaction: a row that is wrong undoes those before it. */
export async function importGears(context: EditingContext, caller: StaffCaller, file: string): Promise<ImportReport> {
  const imported = await context.database.transaction(async (tx) => {
    const report = await readAll(tx, context, caller, file, (row) => apply(tx, caller, row));
    const dto = report.toDto();
    const [first] = dto.errors;
    // mutant(importing.test.ts): an import with a wrong row changes nothing
    if (first) throw new ApiError("conflict", `Nothing was imported. Row ${first.row}: ${first.message}`);
    const { created, updated } = dto;
    await recordAudit(tx, caller, {
      action: "imported",
      object: { kind: "list", id: "gears" },
      after: { created, updated },
    });
    return dto;
  }, longRunning);
  faultPoint("import committed");
  return imported;
}

const longRunning = { isLongRunning: true };

async function readAll(
  tx: Tx,
  context: EditingContext,
  caller: StaffCaller,
  file: string,
  applyRow?: (row: PlannedRow) => Promise<void>,
): Promise<Report> {
  const report = new Report();
  const seen = { ids: new Set<number>(), names: new Set<string>() };
  for await (const batch of inBatches(readCsv(file))) {
    for (const plan of await checkBatch(tx, context, caller, batch, seen)) {
      report.add(plan);
      const isApplied = applyRow && !report.hasErrors && "changes" in plan && plan.changes.length > 0;
      if (isApplied) await applyRow(plan);
    }
  }
  return report;
}

async function apply(tx: Tx, caller: StaffCaller, plan: PlannedRow): Promise<void> {
  const { before, gear, changes } = plan;
  const draft = draftOf(plan);
  const isEdited = !before || changes.some(({ field }) => field !== "state");
  const row = !before
    ? await insertDraft(tx, caller, draft)
    : isEdited
      ? await saveDraft(tx, caller, before, before.version, draft)
      : before;
  if (row.state !== gear.state) await setState(tx, caller, row, { version: row.version, state: gear.state });
  faultPoint("gear imported");
}

async function* inBatches(rows: AsyncIterable<{ row: number; cells: Cells }>) {
  let batch: { row: number; cells: Cells }[] = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < rowsPerBatch) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
