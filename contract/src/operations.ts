import { z } from "zod";
import { endpoint } from "./core/endpoint.ts";

/** Part of every page's content security policy. */
export const cspReportsPath = "/api/csp-reports";

const count = z.number().int();

/** What waits in the shop now, and what came in within the last day. */
export const shopFigures = z.object({
  open_orders: z.object({ awaiting_payment: count, ordered: count, shipping: count }),
  orders_placed: count.meta({ description: "Within 24 hours." }),
  held_units: count.meta({ description: "Reserved by orders that are not paid yet." }),
  upcoming_bookings: z.object({ Held: count, Pending: count, Confirmed: count }),
  payments: z
    .object({ open: count, paid: count, canceled: count, refund_due: count, refunded: count })
    .meta({ description: "By card, of orders placed within 24 hours." }),
  overdue_payments: count.meta({ description: "Neither paid nor given up ten minutes after their time." }),
  open_refunds: z.object({ due: count, failed: count }),
  mails: z.object({ waiting: count, given_up: count }),
  oldest_mail_seconds: z.number(),
});
export type ShopFigures = z.output<typeof shopFigures>;

export const healthSample = z.object({
  at: z.iso.datetime(),
  requests: count,
  errors: count.meta({ description: "Answered with 5xx, without what was shed." }),
  shed: count.meta({ description: "Rejected with 503 because the shop was overloaded." }),
  p50_ms: z.number().nullable(),
  p95_ms: z.number().nullable(),
  longest_delay_ms: z.number().meta({ description: "Of the event loop." }),
  memory_bytes: count,
  pool_used: count,
  pool_waiting: count,
  cache_hits: count,
  cache_misses: count,
  job_runs: count,
  job_failures: count,
  mails_sent: count,
  mail_failures: count,
});
export type HealthSample = z.output<typeof healthSample>;

export const jobHealth = z.object({
  title: z.string(),
  interval_seconds: z.number(),
  runs: count,
  failures: count,
  mean_ms: z.number().nullable(),
  last_success_at: z.iso.datetime().nullable(),
  last_failure_at: z.iso.datetime().nullable(),
});
export type JobHealth = z.output<typeof jobHealth>;

export const healthReport = z.object({
  node: z.object({ name: z.string(), started_at: z.iso.datetime(), pool_size: count }),
  sample_seconds: count,
  samples: z.array(healthSample).meta({ description: "Of the last hour, oldest first; of the process that answers." }),
  jobs: z.array(jobHealth),
  figures: shopFigures,
});
export type HealthReport = z.output<typeof healthReport>;

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
  getHealthReport: endpoint({
    method: "GET",
    path: "/api/staff/health",
    summary: "The last hour of the process that answers: requests, waits, memory, jobs, mails",
    access: "staff",
    permission: "health.read",
    reply: healthReport,
    errors: [],
    priority: "high",
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
