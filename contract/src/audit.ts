import { z } from "zod";
import { endpoint } from "./core/endpoint.ts";
import { id, timestamp } from "./core/fields.ts";
import { csvExport, dateRange, listCursor, listPage } from "./core/lists.ts";
import { messageReply } from "./core/replies.ts";

const auditValues = z.record(z.string(), z.unknown()).nullable();

export const auditEntry = z.object({
  id: z.number().int(),
  at: timestamp,
  staff: z.object({ id: z.number().int(), name: z.string() }).nullable(),
  action: z.string(),
  object: z.object({ kind: z.string(), id: z.string() }),
  before: auditValues,
  after: auditValues,
  request_id: z.string(),
  can_undo: z.boolean().meta({ description: "Whether the caller can set the old values back." }),
});
export type AuditEntry = z.output<typeof auditEntry>;

export const auditFilters = z.object({
  staff_id: id.optional(),
  action: z.string().max(60).optional(),
  kind: z.string().max(60).optional(),
  object_id: z.string().max(60).optional(),
  ...dateRange,
});
export type AuditFilters = z.output<typeof auditFilters>;

export const auditSorts = ["-date", "date"] as const;
const sort = z.enum(auditSorts).default("-date");

export const auditEndpoints = {
  listAuditEntries: endpoint({
    method: "GET",
    path: "/api/staff/audit",
    summary: "The audit log, newest first",
    access: "staff",
    permission: "audit.read",
    query: auditFilters.extend({ sort, cursor: listCursor }),
    reply: listPage(auditEntry),
    errors: [],
  }),
  listAuditTerms: endpoint({
    method: "GET",
    path: "/api/staff/audit/terms",
    summary: "The people, actions and kinds of objects that occur in the audit log",
    access: "staff",
    permission: "audit.read",
    reply: z.object({
      staff: z.array(z.object({ id: z.number().int(), name: z.string() })),
      actions: z.array(z.string()),
      kinds: z.array(z.string()),
    }),
    errors: [],
  }),
  exportAuditLog: endpoint({
    ...csvExport,
    path: "/api/staff/audit.csv",
    summary: "The filtered audit log as a file",
    permission: "audit.read",
    query: auditFilters.extend({ sort }),
  }),
  getHistory: endpoint({
    method: "GET",
    path: "/api/staff/history/:kind/:object_id",
    summary: "What staff did to one object, newest first; for whoever may see the object",
    access: "staff",
    permission: "workplace.open",
    params: z.object({ kind: z.string().max(60), object_id: z.string().max(60) }),
    query: z.object({ cursor: listCursor }),
    reply: listPage(auditEntry),
    errors: ["not_found"],
  }),
  undoChange: endpoint({
    method: "POST",
    path: "/api/staff/audit/:id/undo",
    summary: "Set back what one entry of the audit log changed, unless it was changed again",
    access: "staff",
    permission: "workplace.open",
    params: z.object({ id }),
    reply: messageReply,
    errors: ["not_found", "conflict", "edited_meanwhile"],
  }),
};
