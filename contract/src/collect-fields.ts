import { z } from "zod";
import { bookingStatuses } from "./booking-rules.ts";
import { id } from "./core/fields.ts";
import { goodsDecisions } from "./order-rules.ts";

/** The visit at which an order is ready, instead of being sent. */
export const collectAt = z.object({
  booking_id: z.number().int(),
  service_name: z.string(),
  pet_id: z.number().int().nullable(),
  pet_name: z.string(),
  date: z.iso.date().meta({ description: "In the shop's time zone." }),
  time_slot: z.string(),
  status: z.enum(bookingStatuses),
});
export type CollectAt = z.output<typeof collectAt>;

/** Whoever cancels a visit says what becomes of the goods that wait at it; without an answer: `goods_waiting`. */
export const goodsAnswer = {
  goods: z
    .enum(goodsDecisions)
    .optional()
    .meta({ description: "Sent to the address of the order, kept for another visit, or the order cancelled." }),
  keep_for: id.optional().meta({ description: "The visit that they are kept for." }),
};
export interface GoodsAnswer {
  goods?: (typeof goodsDecisions)[number] | undefined;
  keep_for?: number | undefined;
}
