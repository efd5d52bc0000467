import type { Undos } from "../platform/audit/undo.ts";
import { contentUndos } from "../slices/content/update-content.ts";
import { customerUndos } from "../slices/customers/change-notes.ts";
import { savedViewUndos } from "../slices/lists/change-saved-view.ts";
import { reviewUndos } from "../slices/reviews/moderate-review.ts";
import { undoRoleChange } from "../slices/staff/undo-role-change.ts";

/** Every change that can be taken back, by the kind of the object and the action in the audit log. */
export const undos: Undos = {
  content: contentUndos,
  customer: customerUndos,
  review: reviewUndos,
  "saved view": savedViewUndos,
  staff: { "role changed": undoRoleChange },
};
