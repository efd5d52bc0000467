import { type GiftCardBalance, toDollars } from "@pawhaven/contract";
import type { Caller } from "../../platform/auth/sessions.ts";
import { hashToken } from "../../platform/auth/tokens.ts";
import type { Db } from "../../platform/db/database.ts";
import { giftCardEmpty } from "./errors.ts";
import { usable } from "./redeem-gift-card.ts";
import { findByHash, heldByUnpaid } from "./store.ts";

/** What an unpaid order of the same customer holds is released when they place another one. */
export async function checkGiftCard(db: Db, { userId }: Caller, code: string): Promise<GiftCardBalance> {
  const { id, balanceCents, lastFour, expiresAt } = usable(await findByHash(db, hashToken(code)));
  const cents = balanceCents + (await heldByUnpaid(db, id, userId));
  if (cents === 0) throw giftCardEmpty();
  return { last_four: lastFour, balance: toDollars(cents), expires_at: expiresAt?.toISOString() ?? null };
}
