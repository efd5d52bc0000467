import type { GearReview, MyReview, StaffReview } from "@pawhaven/contract";
import type { GearOfReview, ReviewWithGear } from "./staff-store.ts";
import type { ReviewRow } from "./store.ts";

export const toReviewDto = (row: ReviewRow): GearReview => ({
  id: row.id,
  user_name: row.userName,
  rating: row.rating,
  comment: row.comment,
  created_at: row.createdAt.toISOString(),
  is_verified: row.orderId !== null,
  images: row.images.map(({ url, alt }) => ({ url, alt })),
  reply: row.reply !== null && row.repliedAt ? { text: row.reply, replied_at: row.repliedAt.toISOString() } : null,
});

/** With what its author alone may know: why it is hidden, and the ids of the pictures. */
export const toMyReviewDto = (row: ReviewRow, gear: GearOfReview): MyReview => ({
  ...toReviewDto(row),
  gear_id: row.gearId,
  name: gear.name,
  main_image: gear.images[0] ?? null,
  images: row.images.map(({ publicId: public_id, url, alt }) => ({ public_id, url, alt })),
  hidden_reason: row.hiddenReason,
});

export const toStaffReviewDto = ({ review, gear }: ReviewWithGear): StaffReview => ({
  ...toReviewDto(review),
  gear: { id: review.gearId, name: gear.name },
  customer_id: review.userId,
  is_new: review.checkedAt === null,
  hidden_reason: review.hiddenReason,
  version: review.version,
});
