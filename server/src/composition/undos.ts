import type { Undos } from "../platform/audit/undo.ts";
import { petUndos } from "../slices/adoption/animals/undo-pet-change.ts";
import { bookingUndos } from "../slices/bookings/visits/change-visit-notes.ts";
import { gearUndos } from "../slices/catalogue/editing/undo-gear-change.ts";
import { saleUndos } from "../slices/catalogue/sales/undo-sale-change.ts";
import { resourceUndos } from "../slices/clinic/resources/change-resource.ts";
import { serviceUndos } from "../slices/clinic/services/change-service.ts";
import { contentUndos } from "../slices/content/update-content.ts";
import { customerUndos } from "../slices/customers/change-notes.ts";
import { giftCardUndos } from "../slices/giftcards/change-gift-card.ts";
import { savedViewUndos } from "../slices/lists/change-saved-view.ts";
import { undoCashCollection } from "../slices/orders/cash/collect-cash.ts";
import { undoTrackingChange } from "../slices/orders/shipments/update-tracking.ts";
import { threadUndos } from "../slices/messages/update-thread.ts";
import { promotionUndos } from "../slices/promotions/edit-promotion.ts";
import { reviewUndos } from "../slices/reviews/moderate-review.ts";
import { undoRoleChange } from "../slices/staff/undo-role-change.ts";
import { stockUndos } from "../slices/stock/change-low-stock.ts";

/** Every change that can be taken back, by the kind of the object and the action in the audit log. */
export const undos: Undos = {
  booking: bookingUndos,
  content: contentUndos,
  pet: petUndos,
  order: { "tracking changed": undoTrackingChange, "cash collected": undoCashCollection },
  customer: customerUndos,
  review: reviewUndos,
  gear: { ...gearUndos, ...saleUndos },
  promotion: promotionUndos,
  "gift card": giftCardUndos,
  "saved view": savedViewUndos,
  thread: threadUndos,
  staff: { "role changed": undoRoleChange },
  stock: stockUndos,
  service: serviceUndos,
  resource: resourceUndos,
};
