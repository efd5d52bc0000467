import { z } from "zod";
import { type ErrorCode, errorStatus } from "./errors.ts";

/** A reply that only carries a sentence for the user. */
export const messageReply = z.object({ message: z.string() });

/** Something dangerous in a cart. The order is placed once the key is acknowledged. */
export const checkoutWarning = z.object({
  key: z.string(),
  gear_id: z.number().int(),
  gear: z.string(),
  animal: z.string(),
  reason: z.string(),
  source: z.string(),
});
export type CheckoutWarning = z.output<typeof checkoutWarning>;

/** The body of every error response. `error` repeats `message` for callers that read that field. */
export const errorResponse = z.object({
  message: z.string(),
  error: z.string(),
  code: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  amount: z.number().int().optional().meta({ description: "With `price_changed`: the current total, in cents." }),
  warnings: z
    .array(checkoutWarning)
    .optional()
    .meta({ description: "With `needs_acknowledgement`: what is to be acknowledged." }),
  request_id: z
    .string()
    .optional()
    .meta({ description: "With a status of 500 and more: what to look for in the log." }),
});
export type ErrorResponse = z.output<typeof errorResponse>;
