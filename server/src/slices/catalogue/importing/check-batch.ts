import type { StaffCaller } from "../../../platform/auth/staff-sessions.ts";
import type { Tx } from "../../../platform/db/database.ts";
import { unstorableTextPaths } from "../../../platform/http/unstorable-text.ts";
import type { EditingContext } from "../editing/edit-gear.ts";
import { missingGearIds, missingIngredients } from "../staff-store.ts";
import type { GearRow } from "../gear-row.ts";
import type { Cells } from "./columns.ts";
import { type PlannedRow, planRow, type RowPlan } from "./plan-row.ts";
import { gearsByIds, usedNames } from "./store.ts";

interface Seen {
  ids: Set<number>;
  names: Set<string>;
}

interface FileRow {
  row: number;
  cells: Cells;
}

const isId = (cell: string | undefined): cell is string => cell !== undefined && /^[1-9]\d{0,8}$/.test(cell);

const hasUnstorable = (cells: Cells) => unstorableTextPaths(cells).length > 0;

/** The plans of some rows, with two statements for all of them, and more only for pictures and related gears that change. */
export async function checkBatch(
  tx: Tx,
  context: EditingContext,
  caller: StaffCaller,
  batch: readonly FileRow[],
  seen: Seen,
): Promise<RowPlan[]> {
  const ids = batch
    .map(({ cells }) => cells["id"])
    .filter(isId)
    .map(Number);
  const stored = await gearsByIds(tx, ids);
  const names = await usedNames(
    tx,
    batch.flatMap(({ cells }) => (cells["id"] || hasUnstorable(cells) ? [] : [(cells["name"] ?? "").trim()])),
  );
  const plans: RowPlan[] = [];
  for (const { row, cells } of batch) {
    const before = stored.get(Number(cells["id"]));
    const problem = identityProblem(cells, before, seen) ?? (cells["id"] ? undefined : nameProblem(cells, names, seen));
    const plan = problem ? { row, problems: [problem] } : planRow(row, cells, { role: caller.role, before });
    plans.push("changes" in plan ? await withReferences(tx, context, plan) : plan);
  }
  return plans;
}

function identityProblem(cells: Cells, before: GearRow | undefined, { ids }: Seen): string | undefined {
  if (hasUnstorable(cells)) return "A cell contains a character that can't be used here.";
  const { id, version } = cells;
  if (!id) return undefined;
  if (!isId(id) || !before) return `id: there is no gear “${id.slice(0, 20)}”.`;
  // mutant(importing.test.ts): a gear is in a file once
  if (ids.has(before.id)) return `id: gear ${id} is in this file twice.`;
  ids.add(before.id);
  // mutant(importing.test.ts): a gear that was changed since the export is not overwritten
  if (version !== String(before.version))
    return `version: gear ${id} was changed since the export. It has version ${before.version}, the file ${version || "none"}.`;
  return undefined;
}

function nameProblem(cells: Cells, used: Set<string>, { names }: Seen): string | undefined {
  const name = (cells["name"] ?? "").trim();
  if (used.has(name)) return `name: there is a gear “${name}” already. To change it, write its id and version.`;
  if (name !== "" && names.has(name)) return `name: “${name}” is in this file twice.`;
  names.add(name);
  return undefined;
}

/** Pictures must be stored here; related gears and ingredients must exist. */
async function withReferences(tx: Tx, { gearImages }: EditingContext, plan: PlannedRow): Promise<RowPlan> {
  const isChanged = (field: string) => plan.changes.some((change) => change.field === field);
  const problems: string[] = [];
  if (isChanged("related_ids")) {
    const missing = await missingGearIds(tx, plan.gear.related_ids);
    if (missing.length > 0) problems.push(`related_ids: there is no gear ${missing.join(", ")}.`);
    if (plan.before && plan.gear.related_ids.includes(plan.before.id))
      problems.push("related_ids: a gear is not related to itself.");
  }
  for (const field of ["contains", "may_contain"] as const) {
    const missing = isChanged(field) ? await missingIngredients(tx, plan.gear[field]) : [];
    if (missing.length > 0) problems.push(`${field}: there is no ingredient ${missing.join(", ")}.`);
  }
  for (const { url } of isChanged("images") ? plan.gear.images : []) {
    const isPresent = plan.before?.images.some((image) => image.url === url);
    if (!isPresent && !(await gearImages.has(url))) problems.push(`images: “${url}” is not stored here.`);
  }
  return problems.length > 0 ? { row: plan.row, problems } : plan;
}
