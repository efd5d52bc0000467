import { z } from "zod";
import { blockChange, blockDraft, blocked, staffBlock, visitToCall } from "./block-draft.ts";
import { endpoint } from "./core/endpoint.ts";
import { id, numericId } from "./core/fields.ts";
import { pictureUpload } from "./images.ts";
import { messageReply } from "./core/replies.ts";
import { resourceChange, resourceDraft, staffResource } from "./resource-draft.ts";
import { serviceChange, serviceDraft, staffService } from "./service-draft.ts";

const byId = z.object({ id });
const reads = { method: "GET", access: "staff", permission: "calendar.read", errors: [] } as const;
const setsUp = { access: "staff", permission: "calendar.setup" } as const;
/** Of everybody, or of oneself: it depends on who may move visits. */
const blocks = { access: "staff", permission: "calendar.book" } as const;
const order = z.strictObject({ ids: z.array(numericId).min(1).max(500) });

export const clinicStaffEndpoints = {
  listResources: endpoint({
    ...reads,
    path: "/api/staff/resources",
    summary: "People, rooms and equipment in their order, retired ones last",
    reply: z.array(staffResource),
  }),
  createResource: endpoint({
    ...setsUp,
    method: "POST",
    path: "/api/staff/resources",
    summary: "Add a person, a room or equipment",
    body: resourceDraft,
    reply: staffResource,
    status: 201,
    errors: ["conflict"],
  }),
  updateResource: endpoint({
    ...setsUp,
    method: "PUT",
    path: "/api/staff/resources/:id",
    summary: "Change or retire a person, a room or equipment; visits that hold it stay",
    params: byId,
    body: resourceChange,
    reply: staffResource,
    errors: ["not_found", "conflict", "edited_meanwhile"],
  }),
  orderResources: endpoint({
    ...setsUp,
    method: "PUT",
    path: "/api/staff/resources/order",
    summary: "Put people, rooms and equipment in this order; others follow",
    body: order,
    reply: messageReply,
    errors: [],
  }),
  listServicesForStaff: endpoint({
    ...reads,
    path: "/api/staff/services",
    summary: "All services in their order, archived ones last",
    reply: z.array(staffService),
  }),
  createService: endpoint({
    ...setsUp,
    method: "POST",
    path: "/api/staff/services",
    summary: "Add a service",
    body: serviceDraft,
    reply: staffService,
    status: 201,
    errors: ["conflict"],
  }),
  updateService: endpoint({
    ...setsUp,
    method: "PUT",
    path: "/api/staff/services/:id",
    summary: "Change or archive a service; visits that were booked stay as they are",
    params: byId,
    body: serviceChange,
    reply: staffService,
    errors: ["not_found", "conflict", "edited_meanwhile"],
  }),
  uploadServiceImage: endpoint({
    ...pictureUpload,
    path: "/api/staff/service-images",
    summary: "Upload a picture for a service, cropped to a square (PNG, JPEG or WebP, at most 5 MB)",
    permission: "calendar.setup",
  }),
  orderServices: endpoint({
    ...setsUp,
    method: "PUT",
    path: "/api/staff/services/order",
    summary: "Put the services in this order; others follow",
    body: order,
    reply: messageReply,
    errors: [],
  }),
  listBlocks: endpoint({
    ...reads,
    path: "/api/staff/blocks",
    summary: "The blocks that are not over, the next 500 of them",
    reply: z.array(staffBlock),
  }),
  createBlocks: endpoint({
    ...blocks,
    method: "POST",
    path: "/api/staff/blocks",
    summary: "Block the time of one or several resources; the reply has the visits that must be called",
    body: blockDraft,
    reply: blocked,
    status: 201,
    errors: ["forbidden", "not_found"],
  }),
  updateBlock: endpoint({
    ...blocks,
    method: "PUT",
    path: "/api/staff/blocks/:id",
    summary: "Change the time or the reason of a block",
    params: byId,
    body: blockChange,
    reply: blocked,
    errors: ["forbidden", "not_found", "edited_meanwhile"],
  }),
  deleteBlock: endpoint({
    ...blocks,
    method: "DELETE",
    path: "/api/staff/blocks/:id",
    summary: "Remove a block; its time can be booked again",
    params: byId,
    reply: messageReply,
    errors: ["forbidden", "not_found"],
  }),
  listVisitsToCall: endpoint({
    ...reads,
    path: "/api/staff/visits-to-call",
    summary: "Visits that hold time of a block or something retired, until each is moved or cancelled; the next 200",
    reply: z.array(visitToCall),
  }),
};
