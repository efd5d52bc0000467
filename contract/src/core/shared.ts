import { z } from "zod";
import { type ErrorCode, errorStatus } from "./errors.ts";
import { numberOrNumericString } from "./numbers.ts";

/** A database id in an address or a body. */
export const id = numberOrNumericString(z.number().int().positive().max(2_147_483_647));

export const image = z.object({ url: z.string(), alt: z.string().optional() });
export type Image = z.output<typeof image>;

/** Dollars on the wire; cents everywhere else. */
export const dollars = z.number().nonnegative();

/** The one form of every refusal. `error` repeats `message` for callers that read that field. */
export const errorResponse = z.object({
  message: z.string(),
  error: z.string(),
  code: z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]),
  errors: z.record(z.string(), z.array(z.string())).optional(),
  amount: z.number().int().optional().meta({ description: "With `price_changed`: what it costs now, in cents." }),
});
export type ErrorResponse = z.output<typeof errorResponse>;

export const personName = z.string().trim().min(1, "Please enter your name.").max(100, "At most 100 characters.");

export const email = z
  .string()
  .trim()
  .min(1, "Please enter your e-mail address.")
  .max(254, "At most 254 characters.")
  .pipe(z.email("Please enter a valid e-mail address."));

/** A reply whose only content is a sentence for the user. */
export const messageReply = z.object({ message: z.string() });

/** What the header `Idempotency-Key` may hold. */
export const idempotencyKey = z.string().regex(/^[\x21-\x7e]{1,255}$/);
