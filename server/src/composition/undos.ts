import type { Undos } from "../platform/audit/undo.ts";
import { gearUndos } from "../slices/catalogue/editing/undo-gear-change.ts";
import { contentUndos } from "../slices/content/update-content.ts";
import { savedViewUndos } from "../slices/lists/change-saved-view.ts";
import { undoRoleChange } from "../slices/staff/undo-role-change.ts";

/** Every change that can be taken back, by the kind of the object and the action in the audit log. */
export const undos: Undos = {
  content: contentUndos,
  gear: gearUndos,
  "saved view": savedViewUndos,
  staff: { "role changed": undoRoleChange },
};
