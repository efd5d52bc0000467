import { hashToken } from "../../platform/auth/tokens.ts";
import type { Tx } from "../../platform/db/database.ts";
import { giftCardBlocked, giftCardChanged, giftCardEmpty, giftCardExpired, unknownGiftCard } from "./errors.ts";
import { type GiftCardRow, insertEntry, lockByHash } from "./store.ts";

export interface GiftCardToUse {
  code: string;
  /** What the customer saw that it pays, in cents. */
  expectedCents?: number | undefined;
}

export interface GiftPayment {
  giftCardId: number | null;
  giftCents: number;
}

export const noGift: GiftPayment = { giftCardId: null, giftCents: 0 };

/** Locks the card and says how much of a total it pays. `recordRedemption` spends it, once there is an order. */
export async function planGiftPayment(
  tx: Tx,
  { code, expectedCents }: GiftCardToUse,
  totalCents: number,
): Promise<GiftPayment> {
  const card = usable(await lockByHash(tx, hashToken(code)));
  if (card.balanceCents === 0) throw giftCardEmpty();
  const giftCents = Math.min(card.balanceCents, totalCents);
  if (expectedCents !== undefined && expectedCents !== giftCents) throw giftCardChanged();
  return giftCents === 0 ? noGift : { giftCardId: card.id, giftCents };
}

export function usable(card: GiftCardRow | undefined): GiftCardRow {
  if (!card) throw unknownGiftCard();
  // mutant(gift-cards.test.ts): a blocked gift card pays nothing
  if (card.standing === "blocked") throw giftCardBlocked();
  // mutant(gift-cards.test.ts): an expired gift card pays nothing
  if (card.standing === "expired") throw giftCardExpired();
  return card;
}

export async function recordRedemption(tx: Tx, orderId: number, { giftCardId, giftCents }: GiftPayment): Promise<void> {
  if (giftCardId !== null) await insertEntry(tx, { giftCardId, orderId, kind: "redeem", cents: -giftCents });
}
