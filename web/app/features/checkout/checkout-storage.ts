import type { ShippingDetails } from "@pawhaven/contract";
import { readSession } from "../../lib/session.ts";
import { type CheckoutAttempt, reuseOrCreateAttempt } from "./checkout-attempt.ts";

interface StoredCheckout {
  /** Whose checkout it is: the next customer in this tab begins with nothing. */
  user: number;
  details?: Partial<ShippingDetails>;
  attempt?: CheckoutAttempt | null;
}

const storageKey = "checkout";

/** What this tab remembers, so that a reload in the middle of paying goes on with the same order. */
export function loadCheckout(): StoredCheckout {
  const user = readSession()?.user.id ?? 0;
  try {
    const stored = JSON.parse(sessionStorage.getItem(storageKey) ?? "null") as StoredCheckout | null;
    return stored?.user === user ? stored : { user };
  } catch {
    return { user };
  }
}

/** Where nothing can be stored, a checkout works as long as the page is open. */
function updateStoredCheckout(change: Omit<StoredCheckout, "user">): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify({ ...loadCheckout(), ...change }));
  } catch {}
}

export const saveShippingDetails = (details: Partial<ShippingDetails>) => updateStoredCheckout({ details });

export function startAttempt(sent: string): CheckoutAttempt {
  const attempt = reuseOrCreateAttempt(sent, loadCheckout().attempt ?? null, generateIdempotencyKey);
  updateStoredCheckout({ attempt });
  return attempt;
}

export const savePaymentIntent = (attempt: CheckoutAttempt, intent: string) =>
  updateStoredCheckout({ attempt: { ...attempt, intent } });

export const clearAttempt = () => updateStoredCheckout({ attempt: null });

export const clearCheckout = () => sessionStorage.removeItem(storageKey);

/** `crypto.randomUUID` is missing where a shop is looked at over plain HTTP from another machine. */
const generateIdempotencyKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
