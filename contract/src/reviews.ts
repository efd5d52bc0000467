import { z } from "zod";
import { gearReview } from "./catalogue.ts";
import { endpoint } from "./core/endpoint.ts";
import { id, image, numericId, requiredText } from "./core/fields.ts";
import { messageReply } from "./core/replies.ts";
import { transactionId } from "./orders.ts";

export const maxCommentLength = 2000;
export const maxReviewImages = 3;
export const maxAltLength = 120;

export const unreviewedGear = z.object({
  gear_id: z.number().int(),
  receipt_id: transactionId,
  quantity: z.number().int().positive(),
  main_image: image.nullable(),
  name: z.string(),
});
export type UnreviewedGear = z.output<typeof unreviewedGear>;

export const myReview = gearReview.extend({
  gear_id: z.number().int(),
  name: z.string(),
  main_image: image.nullable(),
  images: z.array(image.required().extend({ public_id: z.string() })),
  hidden_reason: z.string().nullable().meta({ description: "Why only its author sees it; null if everybody does." }),
});
export type MyReview = z.output<typeof myReview>;

export const reviewEdit = z.strictObject({
  rating: z.number("Please choose a rating.").int().min(1, "Please choose a rating.").max(5, "At most 5 stars."),
  comment: requiredText("Please write a comment.", maxCommentLength),
  images: z
    .array(
      z.strictObject({
        public_id: z.string().max(200),
        alt: z.string().trim().max(maxAltLength, `At most ${maxAltLength} characters.`),
      }),
    )
    .max(maxReviewImages, `At most ${maxReviewImages} pictures.`)
    .optional()
    .meta({ description: "Uploaded before; without it the pictures of an edited review stay." }),
});
export type ReviewEdit = z.output<typeof reviewEdit>;

export const gearReviewDraft = reviewEdit.extend({ gear_id: numericId, receipt_id: transactionId });
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
  listMyReviews: endpoint({
    method: "GET",
    path: "/api/reviews/mine",
    summary: "The reviews that I wrote, newest first",
    access: "customer",
    reply: z.array(myReview),
    errors: [],
  }),
  writeReview: endpoint({
    method: "POST",
    path: "/api/reviews",
    summary: "Review gear that I bought; replaces my earlier review of the same gear",
    access: "customer",
    body: gearReviewDraft,
    reply: gearReview.extend({ message: z.string() }),
    status: 201,
    errors: ["not_found", "conflict", "forbidden"],
  }),
  editReview: endpoint({
    method: "PUT",
    path: "/api/reviews/:id",
    summary: "Change the rating, the comment and the pictures of a review that I wrote",
    access: "customer",
    params: z.object({ id }),
    body: reviewEdit,
    reply: gearReview.extend({ message: z.string() }),
    errors: ["not_found", "forbidden"],
  }),
  removeReview: endpoint({
    method: "DELETE",
    path: "/api/reviews/:id",
    summary: "Remove a review that I wrote, with its pictures",
    access: "customer",
    params: z.object({ id }),
    reply: messageReply,
    errors: ["not_found"],
  }),
};
