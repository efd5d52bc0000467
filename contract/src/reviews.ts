import { z } from "zod";
import { gearReview } from "./catalogue.ts";
import { endpoint } from "./core/endpoint.ts";
import { transactionId } from "./orders.ts";
import { image } from "./core/shared.ts";

export const unreviewedGear = z.object({
  gear_id: z.number().int(),
  receipt_id: transactionId,
  quantity: z.number().int().positive(),
  main_image: image.nullable(),
  name: z.string(),
});
export type UnreviewedGear = z.output<typeof unreviewedGear>;

export const gearReviewDraft = z.strictObject({
  gear_id: z.number().int().positive().max(2_147_483_647),
  receipt_id: transactionId,
  rating: z.number("Please choose a rating.").int().min(1, "Please choose a rating.").max(5, "At most 5 stars."),
  comment: z.string().trim().min(1, "Please write a comment.").max(2000, "At most 2000 characters."),
});
export type GearReviewDraft = z.output<typeof gearReviewDraft>;

export const reviewsEndpoints = {
  listUnreviewed: endpoint({
    method: "GET",
    path: "/api/reviews/unreviewed",
    summary: "What I bought and have not reviewed yet",
    access: "customer",
    reply: z.array(unreviewedGear),
    errors: [],
  }),
  writeReview: endpoint({
    method: "POST",
    path: "/api/reviews",
    summary: "Review something I bought",
    access: "customer",
    body: gearReviewDraft,
    reply: gearReview.extend({ message: z.string() }),
    status: 201,
    errors: ["not_found", "conflict"],
  }),
};
