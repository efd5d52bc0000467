import { z } from "zod";
import { dollars, timestamp } from "./core/fields.ts";
import { refundReasons } from "./refund-rules.ts";

const refundItem = z.object({ id: z.number().int(), name: z.string(), quantity: z.number().int().positive() });

/** A refund as the customer sees it. */
export const orderRefund = z.object({
  amount: dollars,
  reason: z.enum(refundReasons),
  at: timestamp,
  to_gift_card: z.boolean().optional().meta({ description: "Back on the gift card that paid it." }),
  done: z.boolean().meta({ description: "False while it is on its way." }),
  items: z.array(refundItem),
});
export type OrderRefund = z.output<typeof orderRefund>;
