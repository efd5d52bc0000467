import type { ImportReport } from "@pawhaven/contract";
import type { RowPlan } from "./plan-row.ts";

const maxErrors = 100;
const maxChanges = 200;
const maxCellLength = 500;

/** Counts all rows and holds the first of those that change or fail, however long the file is. */
export class Report {
  private readonly dto: ImportReport = {
    rows: 0,
    created: 0,
    updated: 0,
    unchanged: 0,
    failed: 0,
    errors: [],
    changes: [],
  };

  get hasErrors(): boolean {
    return this.dto.failed > 0;
  }

  add(plan: RowPlan): void {
    this.dto.rows += 1;
    if ("problems" in plan) this.addProblems(plan);
    else if (plan.changes.length === 0) this.dto.unchanged += 1;
    else this.addChanges(plan);
  }

  toDto(): ImportReport {
    return this.dto;
  }

  private addProblems({ row, problems }: Extract<RowPlan, { problems: string[] }>): void {
    this.dto.failed += 1;
    if (this.dto.errors.length < maxErrors) this.dto.errors.push({ row, message: problems.join(" ") });
  }

  private addChanges({ row, before, gear, changes }: Extract<RowPlan, { changes: unknown[] }>): void {
    this.dto[before ? "updated" : "created"] += 1;
    if (this.dto.changes.length >= maxChanges) return;
    const fields = changes.map(({ field, ...cells }) => ({
      field,
      before: shorten(cells.before),
      after: shorten(cells.after),
    }));
    this.dto.changes.push({ row, id: before?.id ?? null, name: gear.name, fields });
  }
}

const shorten = (cell: string) => (cell.length > maxCellLength ? `${cell.slice(0, maxCellLength)}…` : cell);
