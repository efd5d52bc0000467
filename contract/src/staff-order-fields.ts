import { z } from "zod";
import { dollars, timestamp } from "./core/fields.ts";

const units = z.number().int().min(0);

/** What became of the units of a line. */
export const lineProgress = { sent: units, returned: units };

/** An internal note. */
export const orderNote = z.object({
  id: z.number().int(),
  text: z.string(),
  by: z.string(),
  is_own: z.boolean(),
  is_about_customer: z.boolean(),
  created_at: timestamp,
  edited_at: timestamp.nullable(),
  version: z.number().int(),
});
export type OrderNote = z.output<typeof orderNote>;

/** A mail about the order, as long as the outbox keeps it. */
export const orderMail = z.object({
  id: z.number().int(),
  subject: z.string(),
  recipient: z.string(),
  queued_at: timestamp,
  sent_at: timestamp.nullable(),
  state: z.enum(["sent", "waiting", "failing"]),
});
export type OrderMail = z.output<typeof orderMail>;

/** Cash on delivery. */
export const orderCash = z.object({
  due: dollars.meta({ description: "Without what was cancelled or paid with a gift card." }),
  can_collect: z.boolean(),
  can_cancel_items: z.boolean().meta({ description: "Something is not sent yet, and nothing was collected." }),
  collected: z.object({ amount: dollars, at: timestamp, by: z.string().nullable() }).nullable(),
});
