import type { reportsEndpoints } from "@pawhaven/contract";
import type { Handlers } from "../../platform/http/mount-endpoints.ts";
import { exportSalesReport, exportStockValueReport } from "./export-reports.ts";
import { getSalesReport } from "./get-sales-report.ts";
import { getStockValueReport } from "./get-stock-value-report.ts";
import type { ReportsContext } from "./reports-context.ts";

export const reportsRoutes = (context: ReportsContext): Handlers<typeof reportsEndpoints> => ({
  getSalesReport: ({ query }) => getSalesReport(context, query),
  exportSalesReport: ({ caller, query }) => exportSalesReport(context, caller, query),
  getStockValueReport: () => getStockValueReport(context.database.db),
  exportStockValueReport: ({ caller }) => exportStockValueReport(context, caller),
});
