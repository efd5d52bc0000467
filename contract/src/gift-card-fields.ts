import { z } from "zod";
import { dollars, timestamp } from "./core/fields.ts";
import { giftCodeLength, normalizeGiftCode } from "./gift-card-rules.ts";

const message = "Please enter the 16 characters of the gift card.";

export const giftCode = z
  .string(message)
  .max(60, message)
  .transform(normalizeGiftCode)
  .pipe(z.string().regex(new RegExp(`^[0-9A-HJKMNP-TV-Z]{${giftCodeLength}}$`), message));

/** How an order is paid with a gift card. */
export const orderGiftCard = z.object({
  last_four: z.string(),
  amount: dollars.meta({ description: "What it pays of the order." }),
});
export type OrderGiftCard = z.output<typeof orderGiftCard>;

/** A gift card as whoever has the code sees it. */
export const giftCardBalance = z.object({
  last_four: z.string(),
  balance: dollars.meta({ description: "With what an unpaid order of mine holds of it." }),
  expires_at: timestamp.nullable(),
});
export type GiftCardBalance = z.output<typeof giftCardBalance>;
