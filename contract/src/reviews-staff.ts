import { z } from "zod";
import { gearReview } from "./catalogue.ts";
import { endpoint } from "./core/endpoint.ts";
import { id, numberOrNumericString, numericId, requiredText } from "./core/fields.ts";
import { csvExport, dateRange, listCursor, listPage } from "./core/lists.ts";
import { maxBulkIds } from "./list-rules.ts";

export const maxReasonLength = 500;
export const maxReviewReplyLength = 2000;

/** A review as staff see it, hidden or not. */
export const staffReview = gearReview.extend({
  gear: z.object({ id: z.number().int(), name: z.string() }),
  customer_id: z.number().int().nullable().meta({ description: "Null for a former customer." }),
  is_new: z.boolean().meta({ description: "Nobody on the staff has read it since its author wrote or changed it." }),
  hidden_reason: z.string().nullable().meta({ description: "Null if everybody sees it." }),
  version: z.number().int(),
});
export type StaffReview = z.output<typeof staffReview>;

export const reviewStates = ["new", "shown", "hidden"] as const;

export const reviewFilters = z.object({
  state: z.enum(reviewStates).optional(),
  rating: numberOrNumericString(z.number().int().min(1).max(5)).optional(),
  gear_id: id.optional(),
  images: z.literal("true").optional().meta({ description: "Only with pictures." }),
  text: z.string().max(100).optional().meta({ description: "A part of the name or the comment." }),
  ...dateRange,
});
export type ReviewFilters = z.output<typeof reviewFilters>;

export const reviewSorts = ["-date", "date", "-rating", "rating"] as const;
const sort = z.enum(reviewSorts).default("-date");

const version = z.number().int();

/** What the dialog and the form of staff check. */
export const reviewHiding = z.object({
  hidden_reason: requiredText("Please give a reason; the author reads it.", maxReasonLength),
});
export const reviewReply = z.object({ text: requiredText("Please write a reply.", maxReviewReplyLength) });

export const staffReviewsEndpoints = {
  listReviewsAsStaff: endpoint({
    method: "GET",
    path: "/api/staff/reviews",
    summary: "The reviews of all gears, hidden ones included",
    access: "staff",
    permission: "reviews.moderate",
    query: reviewFilters.extend({ sort, cursor: listCursor }),
    reply: listPage(staffReview),
    errors: [],
  }),
  exportReviews: endpoint({
    ...csvExport,
    path: "/api/staff/reviews.csv",
    summary: "The filtered reviews as a file",
    permission: "reviews.moderate",
    query: reviewFilters.extend({ sort }),
  }),
  getReviewAsStaff: endpoint({
    method: "GET",
    path: "/api/staff/reviews/:id",
    summary: "One review",
    access: "staff",
    permission: "reviews.moderate",
    params: z.object({ id }),
    reply: staffReview,
    errors: ["not_found"],
  }),
  checkReviews: endpoint({
    method: "POST",
    path: "/api/staff/reviews/checked",
    summary: "Mark reviews as read, except those that their authors have changed since",
    access: "staff",
    permission: "reviews.moderate",
    body: z.strictObject({
      reviews: z
        .array(z.strictObject({ id: numericId, version }))
        .min(1)
        .max(maxBulkIds),
    }),
    reply: z.object({ checked: z.number().int() }),
    errors: ["edited_meanwhile"],
  }),
  moderateReview: endpoint({
    method: "PUT",
    path: "/api/staff/reviews/:id/visibility",
    summary: "Hide a review with a reason, or show it again with null; the gear's rating follows",
    access: "staff",
    permission: "reviews.moderate",
    params: z.object({ id }),
    body: z.strictObject({ hidden_reason: reviewHiding.shape.hidden_reason.nullable(), version }),
    reply: staffReview,
    errors: ["not_found", "edited_meanwhile"],
  }),
  replyToReview: endpoint({
    method: "PUT",
    path: "/api/staff/reviews/:id/reply",
    summary: "Answer a review as the shop, change the answer, or remove it with null",
    access: "staff",
    permission: "reviews.moderate",
    params: z.object({ id }),
    body: z.strictObject({ text: reviewReply.shape.text.nullable(), version }),
    reply: staffReview,
    errors: ["not_found", "edited_meanwhile"],
  }),
};
