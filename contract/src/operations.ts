import { z } from "zod";
import { endpoint } from "./core/endpoint.ts";

export const operationsEndpoints = {
  getHealth: endpoint({
    method: "GET",
    path: "/api/health",
    summary: "Ready to serve, or 503 while the database does not answer",
    access: "anyone",
    reply: z.object({ status: z.literal("ready") }),
    errors: [],
    priority: "always",
  }),
};
