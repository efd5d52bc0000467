import type { Undos } from "../platform/audit/undo.ts";
import { contentUndos } from "../slices/content/update-content.ts";
import { savedViewUndos } from "../slices/lists/change-saved-view.ts";
import { threadUndos } from "../slices/messages/update-thread.ts";
import { undoRoleChange } from "../slices/staff/undo-role-change.ts";

/** Every change that can be taken back, by the kind of the object and the action in the audit log. */
export const undos: Undos = {
  content: contentUndos,
  "saved view": savedViewUndos,
  thread: threadUndos,
  staff: { "role changed": undoRoleChange },
};
