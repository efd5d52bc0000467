import type { Undos } from "../platform/audit/undo.ts";
import { savedViewUndos } from "../slices/lists/change-saved-view.ts";

/** Every change that can be taken back, by the kind of the object and the action in the audit log. */
export const undos: Undos = {
  "saved view": savedViewUndos,
};
