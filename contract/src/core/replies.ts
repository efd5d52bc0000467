import { z } from "zod";
import { type ErrorCode, errorStatus } from "./errors.ts";

/** A reply that only carries a sentence for the user. */
export const messageReply = z.object({ message: z.string() });

/** The body of every error response. `error` repeats `message` for callers that read that field. */
export const errorResponse = z.object({
  message: z.string(),
  error: z.string(),
  code: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  amount: z.number().int().optional().meta({ description: "With `price_changed`: the current total, in cents." }),
});
export type ErrorResponse = z.output<typeof errorResponse>;
