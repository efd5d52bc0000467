import type { operationsEndpoints } from "@pawhaven/contract";
import type { Database } from "../../platform/db/database.ts";
import type { CspReportCounter } from "../../platform/http/csp-report-counter.ts";
import type { Handlers } from "../../platform/http/mount-endpoints.ts";
import { getHealth } from "./get-health.ts";
import { getHealthReport, type HealthContext } from "./get-health-report.ts";

interface OperationsContext {
  database: Database;
  cspReports: CspReportCounter;
  health: HealthContext;
}

export const operationsRoutes = ({
  database: { db },
  cspReports,
  health,
}: OperationsContext): Handlers<typeof operationsEndpoints> => ({
  getHealth: () => getHealth(db),
  getHealthReport: () => getHealthReport(health),
  reportCspViolations: async ({ rawBody }) => ({ counted: cspReports.count(rawBody) }),
});
