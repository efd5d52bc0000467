import type { MyReview, StaffReview } from "@pawhaven/contract";
import type { GearOfReview, ReviewWithGear } from "./staff-store.ts";
import type { ShownReview } from "./store.ts";

/** With what its author alone may know: why it is hidden, and the ids of the pictures. */
export const toMyReviewDto = (row: ShownReview, gear: GearOfReview): MyReview => ({
  ...row.shown,
  gear_id: row.gearId,
  name: gear.name,
  main_image: gear.images[0] ?? null,
  images: row.images.map(({ publicId: public_id, url, alt }) => ({ public_id, url, alt })),
  hidden_reason: row.hiddenReason,
});

export const toStaffReviewDto = ({ review, gear }: ReviewWithGear): StaffReview => ({
  ...review.shown,
  gear: { id: review.gearId, name: gear.name },
  customer_id: review.userId,
  is_new: review.checkedAt === null,
  hidden_reason: review.hiddenReason,
  version: review.version,
});
