import { z } from "zod";
import { endpoint } from "./core/endpoint.ts";

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
};
