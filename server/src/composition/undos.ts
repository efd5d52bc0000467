import type { Undos } from "../platform/audit/undo.ts";
import { gearUndos } from "../slices/catalogue/editing/undo-gear-change.ts";
import { contentUndos } from "../slices/content/update-content.ts";
import { customerUndos } from "../slices/customers/change-notes.ts";
import { savedViewUndos } from "../slices/lists/change-saved-view.ts";
import { undoCashCollection } from "../slices/orders/cash/collect-cash.ts";
import { undoTrackingChange } from "../slices/orders/shipments/update-tracking.ts";
import { threadUndos } from "../slices/messages/update-thread.ts";
import { reviewUndos } from "../slices/reviews/moderate-review.ts";
import { undoRoleChange } from "../slices/staff/undo-role-change.ts";
import { stockUndos } from "../slices/stock/change-low-stock.ts";

/** Every change that can be taken back, by the kind of the object and the action in the audit log. */
export const undos: Undos = {
  content: contentUndos,
  order: { "tracking changed": undoTrackingChange, "cash collected": undoCashCollection },
  customer: customerUndos,
  review: reviewUndos,
  gear: gearUndos,
  "saved view": savedViewUndos,
  thread: threadUndos,
  staff: { "role changed": undoRoleChange },
  stock: stockUndos,
};
