import type { reportsEndpoints } from "@pawhaven/contract";
import type { Handlers } from "../../platform/http/mount-endpoints.ts";
import { shownPart } from "./build-report.ts";
import {
  exportClinicReport,
  exportReturnsReport,
  exportReviewsReport,
  exportSalesReport,
  exportStockValueReport,
} from "./export-reports.ts";
import { getClinicReport } from "./get-clinic-report.ts";
import { getReturnsReport } from "./get-returns-report.ts";
import { getReviewsReport } from "./get-reviews-report.ts";
import { getSalesReport } from "./get-sales-report.ts";
import { getStockValueReport } from "./get-stock-value-report.ts";
import type { ReportsContext } from "./reports-context.ts";

export const reportsRoutes = (context: ReportsContext): Handlers<typeof reportsEndpoints> => ({
  getSalesReport: async ({ query }) => shownPart(await getSalesReport(context, query), query.by),
  exportSalesReport: ({ caller, query }) => exportSalesReport(context, caller, query),
  getReturnsReport: async ({ query }) => shownPart(await getReturnsReport(context, query), query.by),
  exportReturnsReport: ({ caller, query }) => exportReturnsReport(context, caller, query),
  getReviewsReport: async ({ query }) => shownPart(await getReviewsReport(context, query), query.by),
  exportReviewsReport: ({ caller, query }) => exportReviewsReport(context, caller, query),
  getStockValueReport: () => getStockValueReport(context.database.db),
  exportStockValueReport: ({ caller }) => exportStockValueReport(context, caller),
  getClinicReport: ({ query }) => getClinicReport(context, query),
  exportClinicReport: ({ caller, query }) => exportClinicReport(context, caller, query),
});
