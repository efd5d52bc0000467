import { z } from "zod";
import { dollars } from "./core/fields.ts";
import { maxDiscountCode } from "./promotion-rules.ts";

/** What one promotion takes off. */
export const discount = z.object({
  name: z.string(),
  code: z.string().nullable().meta({ description: "Null if it applied by itself." }),
  amount: dollars,
});
export type Discount = z.output<typeof discount>;

/** Of a line: all discounts together. */
export const lineDiscount = dollars
  .optional()
  .meta({ description: "What is taken off the whole line; missing if nothing is." });

/** Of a cart, an order or a receipt. */
export const discountTotals = {
  subtotal: dollars.optional().meta({ description: "Before discounts; missing if there are none." }),
  discounts: z.array(discount).optional(),
};

/** Upper and lower case are the same, and so are spaces around it. */
export const discountCode = z
  .string("Please enter a code.")
  .trim()
  .min(1, "Please enter a code.")
  .max(maxDiscountCode, `At most ${maxDiscountCode} characters.`)
  .transform((text) => text.toUpperCase());
