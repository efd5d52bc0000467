import {
  emptyGearDraft,
  type GearDraft,
  gearDraft,
  gearStates,
  hasPermission,
  type StaffRole,
} from "@pawhaven/contract";
import type { GearRow } from "../gear-row.ts";
import { toGearDraft } from "../editing/gear-fields.ts";
import { cannotSetPrice } from "../editing/save-gear.ts";
import { type Cells, type ImportedGear, importedFields, readCell, toCells } from "./columns.ts";

export interface PlannedRow {
  row: number;
  before: GearRow | undefined;
  gear: ImportedGear;
  changes: { field: string; before: string; after: string }[];
}

export type RowPlan = PlannedRow | { row: number; problems: string[] };

interface Context {
  role: StaffRole;
  before: GearRow | undefined;
}

const blank: ImportedGear = { ...emptyGearDraft, state: "hidden" };

/** What one row would change. A cell that says what the gear has already is not read, so it cannot be wrong. */
export function planRow(row: number, cells: Cells, { role, before }: Context): RowPlan {
  const current = before && toCells(before);
  const changes = importedFields.flatMap((field) => {
    const [now, next] = [current?.[field] ?? "", cells[field]];
    return next === undefined || next === now ? [] : [{ field, before: now, after: next }];
  });
  const gear: ImportedGear = before ? { ...toGearDraft(before), state: before.state } : blank;
  const read = changes.map(({ field, after }) => ({ field, result: readCell(field, after) }));
  const problems = read.flatMap(({ result }) => ("problem" in result ? [result.problem] : []));
  const values = read.flatMap(({ field, result }) => ("value" in result ? [[field, result.value]] : []));
  const planned = { row, before, gear: { ...gear, ...(Object.fromEntries(values) as object) }, changes };
  const isUntouched = before !== undefined && changes.length === 0;
  const all = isUntouched ? [] : [...problems, ...problemsOf(planned, role)];
  return all.length > 0 ? { row, problems: [...new Set(all)] } : planned;
}

function problemsOf({ before, gear: { state, ...draft }, changes }: PlannedRow, role: StaffRole): string[] {
  const parsed = gearDraft.safeParse(draft);
  const setsPrice = !before || changes.some(({ field }) => field === "list_price");
  return [
    ...(parsed.success ? [] : parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`)),
    ...(gearStates.includes(state) ? [] : [`state: please write ${gearStates.join(", ")}.`]),
    ...(setsPrice && !hasPermission(role, "prices.edit") ? [`list_price: ${cannotSetPrice}`] : []),
  ];
}

export function draftOf({ gear }: PlannedRow): GearDraft {
  const { state: _state, ...draft } = gear;
  return gearDraft.parse(draft);
}
