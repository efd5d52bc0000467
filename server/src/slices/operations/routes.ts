import type { operationsEndpoints } from "@pawhaven/contract";
import type { Database } from "../../platform/db/database.ts";
import type { CspReportCounter } from "../../platform/http/csp-report-counter.ts";
import type { Handlers } from "../../platform/http/mount-endpoints.ts";
import { getHealth } from "./get-health.ts";

export const operationsRoutes = (
  { db }: Database,
  cspReports: CspReportCounter,
): Handlers<typeof operationsEndpoints> => ({
  getHealth: () => getHealth(db),
  reportCspViolations: async ({ rawBody }) => ({ counted: cspReports.count(rawBody) }),
});
