import { z } from "zod";
import { endpoint } from "./core/endpoint.ts";
import { id, requiredText, timestamp } from "./core/fields.ts";
import { messageReply } from "./core/replies.ts";
import { savedViewListNames } from "./list-rules.ts";

export const savedViewDraft = z.strictObject({
  list: z.enum(savedViewListNames),
  name: requiredText("Please enter a name.", 60),
  query: z.string().max(1000).meta({ description: "The part of the list's address after the question mark." }),
  is_shared: z.boolean(),
});

export const savedViewChange = savedViewDraft.omit({ list: true }).extend({ version: z.number().int().positive() });

export const savedView = z.object({
  id: z.number().int(),
  list: z.enum(savedViewListNames),
  name: z.string(),
  query: z.string(),
  is_shared: z.boolean(),
  is_own: z.boolean(),
  owner: z.string(),
  version: z.number().int(),
});
export type SavedView = z.output<typeof savedView>;

export const bulkJob = z.object({
  id: z.number().int(),
  action: z.string(),
  started_at: timestamp,
  total: z.number().int(),
  waiting: z.number().int(),
  done: z.number().int(),
  failed: z.number().int(),
  cancelled: z.number().int(),
  failures: z
    .array(z.object({ object_id: z.string(), message: z.string() }))
    .meta({ description: "The first items that failed, with the reason." }),
});
export type BulkJob = z.output<typeof bulkJob>;

const viewParams = z.object({ id });
const jobParams = z.object({ id });

export const listsEndpoints = {
  listSavedViews: endpoint({
    method: "GET",
    path: "/api/staff/views",
    summary: "My views of a list, and those shared with everybody",
    access: "staff",
    permission: "workplace.open",
    query: z.object({ list: z.enum(savedViewListNames) }),
    reply: z.array(savedView),
    errors: ["not_found"],
  }),
  createSavedView: endpoint({
    method: "POST",
    path: "/api/staff/views",
    summary: "Save the address of a list under a name",
    access: "staff",
    permission: "workplace.open",
    body: savedViewDraft,
    reply: savedView,
    status: 201,
    errors: ["not_found", "conflict"],
  }),
  updateSavedView: endpoint({
    method: "PUT",
    path: "/api/staff/views/:id",
    summary: "Change one of my views",
    access: "staff",
    permission: "workplace.open",
    params: viewParams,
    body: savedViewChange,
    reply: savedView,
    errors: ["not_found", "conflict", "edited_meanwhile"],
  }),
  deleteSavedView: endpoint({
    method: "DELETE",
    path: "/api/staff/views/:id",
    summary: "Delete one of my views",
    access: "staff",
    permission: "workplace.open",
    params: viewParams,
    reply: messageReply,
    errors: ["not_found"],
  }),
  getBulkJob: endpoint({
    method: "GET",
    path: "/api/staff/bulk-jobs/:id",
    summary: "How far a bulk action is, and what failed",
    access: "staff",
    permission: "workplace.open",
    params: jobParams,
    reply: bulkJob,
    errors: ["not_found"],
  }),
  cancelBulkJob: endpoint({
    method: "POST",
    path: "/api/staff/bulk-jobs/:id/cancel",
    summary: "Leave out what a bulk action has not reached yet",
    access: "staff",
    permission: "workplace.open",
    params: jobParams,
    reply: bulkJob,
    errors: ["not_found"],
  }),
};
