import type { ShippingDetails } from "@pawhaven/contract";
import { randomKey } from "../../lib/random-key.ts";
import { writeStorage } from "../../lib/safe-storage.ts";
import { readSession } from "../../lib/session.ts";
import { checkoutKey } from "../../lib/storage-keys.ts";
import { readStoredJson } from "../../lib/stored-json.ts";
import { type CheckoutAttempt, reuseOrCreateAttempt } from "./checkout-attempt.ts";

interface StoredCheckout {
  /** The next customer in this tab must not see these details. */
  user: number;
  details?: Partial<ShippingDetails>;
  attempt?: CheckoutAttempt | null;
}

/** Lets a reload in the middle of a payment continue with the same order. */
export function loadCheckout(): StoredCheckout {
  const user = readSession()?.user.id ?? 0;
  const stored = readStoredJson("sessionStorage", checkoutKey) as StoredCheckout | null;
  return stored?.user === user ? stored : { user };
}

const updateStoredCheckout = (change: Omit<StoredCheckout, "user">): void =>
  writeStorage("sessionStorage", checkoutKey, JSON.stringify({ ...loadCheckout(), ...change }));

export const saveShippingDetails = (details: Partial<ShippingDetails>) => updateStoredCheckout({ details });

export function startAttempt(sent: string): CheckoutAttempt {
  const attempt = reuseOrCreateAttempt(sent, loadCheckout().attempt ?? null, randomKey);
  updateStoredCheckout({ attempt });
  return attempt;
}

export const savePaymentIntent = (attempt: CheckoutAttempt, intent: string) =>
  updateStoredCheckout({ attempt: { ...attempt, intent, isDeclined: false } });

export function markDeclined(intent: string): void {
  const { attempt } = loadCheckout();
  if (attempt?.intent === intent) updateStoredCheckout({ attempt: { ...attempt, isDeclined: true } });
}

export const clearAttempt = () => updateStoredCheckout({ attempt: null });

export const clearCheckout = () => writeStorage("sessionStorage", checkoutKey, undefined);
