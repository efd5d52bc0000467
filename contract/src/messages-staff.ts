import { z } from "zod";
import { endpoint, sendsMailForStaff } from "./core/endpoint.ts";
import { id, requiredText, timestamp } from "./core/fields.ts";
import { csvExport, dateRange, listCursor, listPage } from "./core/lists.ts";
import { messageReply } from "./core/replies.ts";
import {
  attachmentTypes,
  maxMailBytes,
  maxReplyLength,
  threadEntryKinds,
  threadKinds,
  threadStates,
} from "./inbox-rules.ts";
import { transactionId } from "./orders.ts";

const version = z.number().int().positive().meta({ description: "Of the object as the caller saw it." });
const colleague = z.object({ id: z.number().int(), name: z.string() });

export const threadSummary = z.object({
  id: z.number().int(),
  kind: z.enum(threadKinds),
  subject: z.string(),
  name: z.string(),
  email: z.string(),
  state: z.enum(threadStates),
  assignee: colleague.nullable(),
  order_number: z.string().nullable(),
  excerpt: z.string().meta({ description: "The beginning of the newest message or reply." }),
  created_at: timestamp,
  last_entry_at: timestamp,
});
export type ThreadSummary = z.output<typeof threadSummary>;

export const attachment = z.object({
  id: z.number().int(),
  name: z.string(),
  type: z.enum(attachmentTypes),
  size: z.number().int().meta({ description: "In bytes." }),
});
export type Attachment = z.output<typeof attachment>;

export const attachmentFile = attachment
  .pick({ name: true, type: true })
  .extend({ bytes: z.custom<Uint8Array>((value) => value instanceof Uint8Array) });
export type AttachmentFile = z.output<typeof attachmentFile>;

export const threadEntry = z.object({
  id: z.number().int(),
  kind: z.enum(threadEntryKinds),
  author: z.string(),
  sender: z.string().nullable().meta({ description: "The address that an answer by mail came from." }),
  text: z.string(),
  is_cut: z.boolean().meta({ description: "Whether the mail was longer than what is stored." }),
  attachments: z.array(attachment),
  left_out: z.array(z.string()).meta({ description: "What of the mail was not kept, and why." }),
  at: timestamp,
});
export type ThreadEntry = z.output<typeof threadEntry>;

export const thread = threadSummary.omit({ excerpt: true }).extend({
  phone: z.string(),
  version: z.number().int(),
  customer: z
    .object({ id: z.number().int(), name: z.string() })
    .nullable()
    .meta({ description: "The account that has proven this address, if there is one." }),
  is_sender_proven: z
    .boolean()
    .meta({ description: "Whether somebody answered a mail to the address. Before, anybody may have typed it." }),
  entries: z.array(threadEntry),
});
export type Thread = z.output<typeof thread>;

export const threadFilters = z.object({
  state: z.enum(threadStates).optional(),
  kind: z.enum(threadKinds).optional(),
  assignee: z
    .string()
    .regex(/^(me|nobody|[1-9]\d{0,8})$/)
    .optional()
    .meta({ description: "`me`, `nobody`, or the id of somebody on the staff." }),
  text: z
    .string()
    .max(100)
    .optional()
    .meta({ description: "A part of the name, the address, the subject or a message." }),
  ...dateRange,
});
export type ThreadFilters = z.output<typeof threadFilters>;

export const threadSorts = ["-date", "date"] as const;
export type ThreadSort = (typeof threadSorts)[number];
const sort = z.enum(threadSorts).default("-date");

export const threadChange = z
  .strictObject({
    version,
    state: z.enum(threadStates).optional(),
    assignee_id: z.number().int().positive().nullable().optional(),
    order_number: transactionId.nullable().optional(),
  })
  .refine((change) => Object.entries(change).some(([name, value]) => name !== "version" && value !== undefined), {
    error: "Please say what to change.",
  });
export type ThreadChange = z.output<typeof threadChange>;

export const threadReply = z.strictObject({
  version,
  text: requiredText("Please write an answer.", maxReplyLength),
  closes: z.boolean().default(false).meta({ description: "Whether the thread is closed with this answer." }),
});
export type ThreadReply = z.output<typeof threadReply>;

export const threadNote = z.strictObject({ text: requiredText("Please write a note.", maxReplyLength) });

export const cannedAnswerDraft = z.strictObject({
  title: requiredText("Please enter a title.", 80),
  text: requiredText("Please enter the text.", maxReplyLength),
});
export type CannedAnswerDraft = z.output<typeof cannedAnswerDraft>;

export const cannedAnswer = z.object({
  id: z.number().int(),
  title: z.string(),
  text: z.string(),
  version: z.number().int(),
});
export type CannedAnswer = z.output<typeof cannedAnswer>;

const byId = z.object({ id });
/** Whoever may not read all messages gets those assigned to them, and 404 for others. */
const forReaders = { access: "staff", permission: "inbox.read_own" } as const;
const forInbox = { access: "staff", permission: "inbox.read" } as const;

export const messagesStaffEndpoints = {
  listThreads: endpoint({
    method: "GET",
    path: "/api/staff/threads",
    summary: "Messages from customers and visitors, as threads, those assigned to the caller or all of them",
    ...forReaders,
    query: threadFilters.extend({ sort, cursor: listCursor }),
    reply: listPage(threadSummary),
    errors: [],
  }),
  exportThreads: endpoint({
    ...csvExport,
    path: "/api/staff/threads.csv",
    summary: "The filtered inbox as a file",
    permission: "inbox.read",
    query: threadFilters.extend({ sort }),
  }),
  getThread: endpoint({
    method: "GET",
    path: "/api/staff/threads/:id",
    summary: "A thread with its messages, replies and internal notes",
    ...forReaders,
    params: byId,
    reply: thread,
    errors: ["not_found"],
  }),
  getAttachment: endpoint({
    method: "GET",
    path: "/api/staff/threads/:id/attachments/:attachment_id",
    summary: "A picture or PDF of an answer by mail",
    ...forReaders,
    params: z.object({ id, attachment_id: id }),
    reply: attachmentFile,
    respondsWith: "file",
    errors: ["not_found"],
  }),
  updateThread: endpoint({
    method: "PUT",
    path: "/api/staff/threads/:id",
    summary: "Change the state of a thread, who takes care of it, or its order",
    ...forReaders,
    params: byId,
    body: threadChange,
    reply: thread,
    errors: ["not_found", "edited_meanwhile"],
  }),
  replyToThread: endpoint({
    method: "POST",
    path: "/api/staff/threads/:id/replies",
    summary: "Answer by mail; the thread then waits for the customer, or is closed",
    ...forReaders,
    ...sendsMailForStaff,
    params: byId,
    body: threadReply,
    reply: thread,
    status: 201,
    errors: ["not_found", "conflict", "edited_meanwhile"],
  }),
  addThreadNote: endpoint({
    method: "POST",
    path: "/api/staff/threads/:id/notes",
    summary: "Add a note that only staff can read",
    ...forReaders,
    params: byId,
    body: threadNote,
    reply: thread,
    status: 201,
    errors: ["not_found"],
  }),
  listThreadAssignees: endpoint({
    method: "GET",
    path: "/api/staff/thread-assignees",
    summary: "Everybody who can take care of a thread",
    ...forInbox,
    reply: z.array(colleague),
    errors: [],
  }),
  listCannedAnswers: endpoint({
    method: "GET",
    path: "/api/staff/canned-answers",
    summary: "Texts to begin an answer with, by title",
    ...forReaders,
    reply: z.array(cannedAnswer),
    errors: [],
  }),
  createCannedAnswer: endpoint({
    method: "POST",
    path: "/api/staff/canned-answers",
    summary: "Add a canned answer",
    ...forInbox,
    body: cannedAnswerDraft,
    reply: cannedAnswer,
    status: 201,
    errors: ["conflict"],
  }),
  updateCannedAnswer: endpoint({
    method: "PUT",
    path: "/api/staff/canned-answers/:id",
    summary: "Change a canned answer",
    ...forInbox,
    params: byId,
    body: cannedAnswerDraft.extend({ version }),
    reply: cannedAnswer,
    errors: ["not_found", "conflict", "edited_meanwhile"],
  }),
  deleteCannedAnswer: endpoint({
    method: "DELETE",
    path: "/api/staff/canned-answers/:id",
    summary: "Delete a canned answer",
    ...forInbox,
    params: byId,
    reply: messageReply,
    errors: ["not_found"],
  }),
  receiveMail: endpoint({
    method: "POST",
    path: "/api/inbound-mail",
    summary: "Webhook for answers by mail, signed by whoever receives mail for the shop",
    access: "anyone",
    rawBody: true,
    maxBodyBytes: maxMailBytes,
    reply: z.object({ received: z.literal(true) }),
    priority: "high",
    errors: ["not_found", "too_large", "unavailable"],
  }),
};
