import { z } from "zod";
import { gearReview } from "./catalogue.ts";
import { endpoint } from "./core/endpoint.ts";
import { image, numericId, requiredText } from "./core/fields.ts";
import { transactionId } from "./orders.ts";

export const maxCommentLength = 2000;

export const unreviewedGear = z.object({
  gear_id: z.number().int(),
  receipt_id: transactionId,
  quantity: z.number().int().positive(),
  main_image: image.nullable(),
  name: z.string(),
});
export type UnreviewedGear = z.output<typeof unreviewedGear>;

export const gearReviewDraft = z.strictObject({
  gear_id: numericId,
  receipt_id: transactionId,
  rating: z.number("Please choose a rating.").int().min(1, "Please choose a rating.").max(5, "At most 5 stars."),
  comment: requiredText("Please write a comment.", maxCommentLength),
});
export type GearReviewDraft = z.output<typeof gearReviewDraft>;

export const reviewsEndpoints = {
  listUnreviewed: endpoint({
    method: "GET",
    path: "/api/reviews/unreviewed",
    summary: "Gear that I bought but have not reviewed",
    access: "customer",
    reply: z.array(unreviewedGear),
    errors: [],
  }),
  writeReview: endpoint({
    method: "POST",
    path: "/api/reviews",
    summary: "Review gear that I bought",
    access: "customer",
    body: gearReviewDraft,
    reply: gearReview.extend({ message: z.string() }),
    status: 201,
    errors: ["not_found", "conflict"],
  }),
};
