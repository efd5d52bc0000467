import { type Cart, type GiftCardBalance, normalizeGiftCode, toCents } from "@pawhaven/contract";
import { useState } from "react";
import { api } from "../../lib/api.ts";
import { errorMessage } from "../../lib/api-errors.ts";
import { useApiMutation } from "../../lib/use-api-mutation.ts";

interface UsedCard {
  code: string;
  card: GiftCardBalance;
}

export interface GiftPayment {
  code: string;
  /** What it pays, in cents. */
  amount: number;
}

export interface GiftCardState {
  card: GiftCardBalance | null;
  /** What it pays of this order, in cents. */
  cents: number;
  isChecking: boolean;
  obstacle: string | null;
  check: (code: string) => void;
  remove: () => void;
}

/** The gift card that pays this order. Its code is entered for each checkout anew. */
export function useGiftCard(cart: Cart | undefined) {
  const [used, setUsed] = useState<UsedCard | null>(null);
  const { mutate, isPending, error, reset } = useApiMutation({
    mutationFn: (code: string) => api.checkGiftCard({ body: { code } }),
    onSuccess: (card, code) => setUsed({ code, card }),
  });
  const cents = used && cart ? Math.min(toCents(used.card.balance), toCents(cart.total_amount)) : 0;
  const state: GiftCardState = {
    card: used?.card ?? null,
    cents,
    isChecking: isPending,
    obstacle: error ? errorMessage(error, "The gift card could not be checked. Please try again.") : null,
    check: (text) => mutate(normalizeGiftCode(text)),
    remove: () => {
      reset();
      setUsed(null);
    },
  };
  const giftPayment: GiftPayment | null = used && cents > 0 ? { code: used.code, amount: cents } : null;
  return { giftCard: state, giftPayment };
}
