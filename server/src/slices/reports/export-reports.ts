import type { endpoints, QueryOf } from "@pawhaven/contract";
import { recordAudit } from "../../platform/audit/record-audit.ts";
import type { StaffCaller } from "../../platform/auth/staff-sessions.ts";
import type { CsvFile } from "../../platform/http/csv-file.ts";
import { readSales } from "./get-sales-report.ts";
import { getStockValueReport } from "./get-stock-value-report.ts";
import type { ReportsContext } from "./reports-context.ts";

const columns = ["Orders", "Units", "Sales", "Orders before", "Units before", "Sales before"];

/** Who took the shop's numbers out of it is in the log. */
export async function exportSalesReport(
  context: ReportsContext,
  caller: StaffCaller,
  query: QueryOf<typeof endpoints.exportSalesReport>,
): Promise<CsvFile> {
  const { rows } = await readSales(context, query);
  await logExport(context, caller, "sales report", query);
  const values = rows.map(({ key, label, now, before }) => [
    key,
    label,
    now.orders,
    now.units,
    now.amount,
    before.orders,
    before.units,
    before.amount,
  ]);
  return { filename: `sales-by-${query.by}.csv`, header: ["Key", "Name", ...columns], rows: inTurn(values) };
}

export async function exportStockValueReport(context: ReportsContext, caller: StaffCaller): Promise<CsvFile> {
  const { rows } = await getStockValueReport(context.database.db);
  await logExport(context, caller, "stock value report", {});
  const values = rows.map(({ category, gears, units, value }) => [category, gears, units, value]);
  return { filename: "stock-value.csv", header: ["Category", "Gears", "Units", "Value"], rows: inTurn(values) };
}

const logExport = ({ database }: ReportsContext, caller: StaffCaller, id: string, after: Record<string, unknown>) =>
  database.transaction((tx) =>
    recordAudit(tx, caller, { action: "exported", object: { kind: "list", id }, after: { ...after } }),
  );

async function* inTurn<Row>(rows: readonly Row[]): AsyncGenerator<Row> {
  yield* rows;
}
