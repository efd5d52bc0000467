import { z } from "zod";
import { endpoint } from "./core/endpoint.ts";

/** Part of every page's content security policy. */
export const cspReportsPath = "/api/csp-reports";

export const operationsEndpoints = {
  getHealth: endpoint({
    method: "GET",
    path: "/api/health",
    summary: "Health check: 200 when ready, 503 while the database is unavailable",
    access: "anyone",
    reply: z.object({ status: z.literal("ready") }),
    errors: [],
    priority: "always",
  }),
  reportCspViolations: endpoint({
    method: "POST",
    path: cspReportsPath,
    summary: "Browsers report violations of the content security policy here; they are counted and not stored",
    access: "anyone",
    rawBody: true,
    reply: z.object({ counted: z.number().int() }),
    errors: [],
    limit: { times: 60, perSeconds: 600 },
  }),
};
