import { z } from "zod";
import { receivedAdoptionRequest } from "./adoption.ts";
import { endpoint, sendsMailForStaff } from "./core/endpoint.ts";
import { dollars, id, numericId, optionalText, requiredText, timestamp } from "./core/fields.ts";
import { csvExport } from "./core/lists.ts";
import { meeting } from "./meetings.ts";
import { threadEntry } from "./messages-staff.ts";
import { maxReplyLength } from "./inbox-rules.ts";
import { adoptionCheckKinds, maxShelterTextLength, petStages, petTypes, requestStages } from "./shelter-rules.ts";

const version = numericId.meta({ description: "Of the object as the caller saw it." });
const params = z.object({ id });
const colleague = z.object({ id: z.number().int(), name: z.string() });

export const adoptionCheck = z.object({
  kind: z.enum(adoptionCheckKinds),
  is_required: z.boolean().meta({ description: "Whether nobody is approved without it." }),
  version: z.number().int(),
});
export type AdoptionCheck = z.output<typeof adoptionCheck>;

/** A card of the board. */
export const requestCard = receivedAdoptionRequest.extend({
  stage: z.enum(requestStages),
  version: z.number().int(),
  pet_stage: z.enum(petStages),
  assignee: colleague.nullable(),
  checks_open: z.number().int().meta({ description: "Required checks that are not passed yet." }),
  others: z.number().int().meta({ description: "Open requests of others for the same animal." }),
  meeting: meeting.nullable().meta({ description: "The one that is planned, or the last one held." }),
  has_unread_answer: z.boolean().meta({ description: "The customer has written since we last did." }),
});
export type RequestCard = z.output<typeof requestCard>;

export const requestCheck = z.object({
  kind: z.enum(adoptionCheckKinds),
  is_required: z.boolean(),
  result: z.enum(["passed", "failed"]).nullable(),
  note: z.string(),
  checked_by: z.string().nullable(),
  checked_at: timestamp.nullable(),
});
export type RequestCheck = z.output<typeof requestCheck>;

/** A request with everything that decides about it. */
export const requestDetails = requestCard.extend({
  decline_reason: z.string(),
  decided_at: timestamp.nullable(),
  checks: z.array(requestCheck),
  notes: z.array(z.object({ id: z.number().int(), author: z.string(), text: z.string(), at: timestamp })),
  messages: z
    .array(threadEntry.omit({ attachments: true, left_out: true }))
    .meta({ description: "The thread with the customer, without internal notes. The inbox has what was attached." }),
  thread_id: z.number().int().nullable(),
  meetings: z.array(meeting),
  fee: z.object({
    amount: dollars,
    state: z.enum(["due", "none", "started", "paid", "refund_due", "refund_rejected", "refunded"]),
  }),
  rivals: z
    .array(
      z.object({
        id: z.number().int(),
        stage: z.enum(requestStages),
        customer: z.string(),
        note: z.string(),
        checks_open: z.number().int(),
        created_at: timestamp,
      }),
    )
    .meta({ description: "Other active requests for the same animal, oldest first." }),
  handover_id: z.number().int().nullable(),
});
export type RequestDetails = z.output<typeof requestDetails>;

export const requestNote = z.strictObject({ text: requiredText("Please write a note.", maxShelterTextLength) });
export const requestMessage = z.strictObject({ text: requiredText("Please write a message.", maxReplyLength) });

export const requestFilters = z.object({
  pet: id.optional(),
  type: z.enum(petTypes).optional(),
  assignee: z
    .string()
    .regex(/^(me|nobody|[1-9]\d{0,8})$/)
    .optional()
    .meta({ description: "`me`, `nobody`, or the id of somebody on the staff." }),
});
export type RequestFilters = z.output<typeof requestFilters>;

const forReaders = { access: "staff", permission: "applications.read" } as const;
const forKeepers = { access: "staff", permission: "applications.decide" } as const;
const errors = ["not_found", "conflict", "edited_meanwhile"] as const;

export const requestsStaffEndpoints = {
  getRequestBoard: endpoint({
    method: "GET",
    path: "/api/staff/adoption-board",
    summary: "All active requests, oldest first, and those closed in the last 30 days, newest first",
    ...forReaders,
    query: requestFilters,
    reply: z.object({ cards: z.array(requestCard), checks: z.array(adoptionCheck) }),
    errors: [],
  }),
  exportRequests: endpoint({
    ...csvExport,
    path: "/api/staff/adoption-requests.csv",
    summary: "All requests as a file",
    permission: "applications.decide",
  }),
  getRequestAsStaff: endpoint({
    method: "GET",
    path: "/api/staff/adoption-requests/:id",
    summary: "A request with its checks, notes, messages and meetings",
    ...forReaders,
    params,
    reply: requestDetails,
    errors: ["not_found"],
  }),
  moveRequest: endpoint({
    method: "PUT",
    path: "/api/staff/adoption-requests/:id/stage",
    summary: "Move a request on the board; an approval reserves the animal and ends all other requests for it",
    ...forKeepers,
    params,
    body: z.strictObject({
      version,
      stage: z.enum(["received", "in_review", "meeting", "approved", "declined"]),
      reason: optionalText(maxShelterTextLength).meta({ description: "With `declined`, told to the customer." }),
    }),
    reply: requestDetails,
    errors: [...errors],
    ...sendsMailForStaff,
  }),
  assignRequest: endpoint({
    method: "PUT",
    path: "/api/staff/adoption-requests/:id/assignee",
    summary: "Say who takes care of a request",
    ...forKeepers,
    params,
    body: z.strictObject({ version, assignee_id: numericId.nullable() }),
    reply: requestDetails,
    errors: [...errors],
  }),
  recordRequestCheck: endpoint({
    method: "PUT",
    path: "/api/staff/adoption-requests/:id/checks/:kind",
    summary: "Say how a check went, or that it is open again",
    ...forKeepers,
    params: z.object({ id, kind: z.enum(adoptionCheckKinds) }),
    body: z.strictObject({
      result: z.enum(["passed", "failed"]).nullable(),
      note: optionalText(maxShelterTextLength),
    }),
    reply: requestDetails,
    errors: ["not_found", "conflict"],
  }),
  addRequestNote: endpoint({
    method: "POST",
    path: "/api/staff/adoption-requests/:id/notes",
    summary: "Add a note that only staff can read",
    ...forKeepers,
    params,
    body: requestNote,
    reply: requestDetails,
    status: 201,
    errors: ["not_found"],
  }),
  writeToApplicant: endpoint({
    method: "POST",
    path: "/api/staff/adoption-requests/:id/messages",
    summary: "Write to the customer by mail; answers come into the same thread",
    ...forKeepers,
    params,
    body: requestMessage,
    reply: requestDetails,
    status: 201,
    errors: ["not_found", "conflict"],
    ...sendsMailForStaff,
  }),
  completeFeeRefund: endpoint({
    method: "PUT",
    path: "/api/staff/adoption-requests/:id/fee-refund",
    summary: "Of a fee that the card provider refused to refund: ask it again, or record that it was paid back by hand",
    access: "staff",
    permission: "applications.decide",
    params,
    body: z.strictObject({ action: z.enum(["retry", "by_hand"], "Please choose what to do.") }),
    reply: requestDetails,
    errors: ["not_found", "conflict"],
  }),
  changeAdoptionCheck: endpoint({
    method: "PUT",
    path: "/api/staff/adoption-checks/:kind",
    summary: "Say whether a check is required before an approval",
    access: "staff",
    permission: "content.edit",
    params: z.object({ kind: z.enum(adoptionCheckKinds) }),
    body: z.strictObject({ version, is_required: z.boolean() }),
    reply: adoptionCheck,
    errors: ["edited_meanwhile"],
  }),
};
