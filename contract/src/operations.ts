import { z } from "zod";
import { endpoint } from "./endpoint.ts";

export const operations = {
  getHealth: endpoint({
    method: "GET",
    path: "/api/health",
    summary: "Ready to serve, or 503 while the database does not answer",
    access: "anyone",
    reply: z.object({ status: z.literal("ready") }),
    errors: [],
    precedence: "always",
  }),
};
