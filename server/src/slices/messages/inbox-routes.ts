import type { messagesStaffEndpoints } from "@pawhaven/contract";
import type { Handlers } from "../../platform/http/mount-endpoints.ts";
import { addThreadNote } from "./add-thread-note.ts";
import { getAttachment } from "./attachments/get-attachment.ts";
import {
  createCannedAnswer,
  deleteCannedAnswer,
  listCannedAnswers,
  updateCannedAnswer,
} from "./canned-answers/change-canned-answers.ts";
import { exportThreads } from "./export-threads.ts";
import { getThread } from "./get-thread.ts";
import { listThreadAssignees } from "./list-assignees.ts";
import { listThreads } from "./list-threads.ts";
import type { MessageContext } from "./message-context.ts";
import { receiveMail } from "./receive-mail.ts";
import { replyToThread } from "./reply-to-thread.ts";
import { updateThread } from "./update-thread.ts";

export const inboxRoutes = (context: MessageContext): Handlers<typeof messagesStaffEndpoints> => ({
  listThreads: ({ caller, query }) => listThreads(context, caller, query),
  exportThreads: ({ caller, query }) => exportThreads(context, caller, query),
  getThread: ({ caller, params }) => getThread(context.database.db, caller, params.id),
  getAttachment: ({ caller, params }) => getAttachment(context.database.db, caller, params.id, params.attachment_id),
  updateThread: ({ caller, params, body }) => updateThread(context.database, caller, params.id, body),
  replyToThread: ({ caller, params, body }) => replyToThread(context, caller, params.id, body),
  addThreadNote: ({ caller, params, body }) => addThreadNote(context.database, caller, params.id, body.text),
  listThreadAssignees: () => listThreadAssignees(context.database.db),
  listCannedAnswers: () => listCannedAnswers(context.database.db),
  createCannedAnswer: ({ caller, body }) => createCannedAnswer(context.database, caller, body),
  updateCannedAnswer: ({ caller, params, body }) => updateCannedAnswer(context.database, caller, params.id, body),
  deleteCannedAnswer: ({ caller, params }) => deleteCannedAnswer(context.database, caller, params.id),
  receiveMail: ({ rawBody, headers }) => receiveMail(context, rawBody, headers),
});
