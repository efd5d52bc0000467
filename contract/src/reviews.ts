import { z } from "zod";
import { gearReview } from "./catalogue.ts";
import { endpoint } from "./endpoint.ts";
import { transactionId } from "./orders.ts";
import { picture } from "./shared.ts";

export const unreviewedProduct = z.object({
  gear_id: z.number().int(),
  receipt_id: transactionId,
  quantity: z.number().int().positive(),
  main_image: picture.nullable(),
  name: z.string(),
});
export type UnreviewedProduct = z.output<typeof unreviewedProduct>;

export const productReview = z.strictObject({
  gear_id: z.number().int().positive().max(2_147_483_647),
  receipt_id: transactionId,
  rating: z.number("Please choose a rating.").int().min(1, "Please choose a rating.").max(5, "At most 5 stars."),
  comment: z.string().trim().min(1, "Please write a comment.").max(2000, "At most 2000 characters."),
});
export type ProductReview = z.output<typeof productReview>;

export const reviews = {
  listUnreviewed: endpoint({
    method: "GET",
    path: "/api/reviews/unreviewed",
    summary: "What I bought and have not reviewed yet",
    access: "customer",
    reply: z.array(unreviewedProduct),
    errors: [],
  }),
  writeReview: endpoint({
    method: "POST",
    path: "/api/reviews",
    summary: "Review something I bought",
    access: "customer",
    body: productReview,
    reply: gearReview.extend({ message: z.string() }),
    status: 201,
    errors: ["not_found", "conflict"],
  }),
};
