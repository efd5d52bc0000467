import type { ShippingDetails } from "@pawhaven/contract";
import { readSession } from "../../lib/session.ts";
import { type Attempt, attemptFor } from "./attempt.ts";

interface Memory {
  /** Whose checkout it is: the next customer in this tab begins with nothing. */
  user: number;
  details?: Partial<ShippingDetails>;
  attempt?: Attempt | null;
}

const place = "checkout";

/** What this tab remembers, so that a reload in the middle of paying goes on with the same order. */
export function recallCheckout(): Memory {
  const user = readSession()?.user.id ?? 0;
  try {
    const memory = JSON.parse(sessionStorage.getItem(place) ?? "null") as Memory | null;
    return memory?.user === user ? memory : { user };
  } catch {
    return { user };
  }
}

/** Where nothing can be stored, a checkout works as long as the page is open. */
function remember(change: Omit<Memory, "user">): void {
  try {
    sessionStorage.setItem(place, JSON.stringify({ ...recallCheckout(), ...change }));
  } catch {}
}

export const rememberDetails = (details: Partial<ShippingDetails>) => remember({ details });

export function openAttempt(sent: string): Attempt {
  const attempt = attemptFor(sent, recallCheckout().attempt ?? null, makeKey);
  remember({ attempt });
  return attempt;
}

export const rememberIntent = (attempt: Attempt, intent: string) => remember({ attempt: { ...attempt, intent } });

export const forgetAttempt = () => remember({ attempt: null });

export const forgetCheckout = () => sessionStorage.removeItem(place);

/** `crypto.randomUUID` is missing where a shop is looked at over plain HTTP from another machine. */
const makeKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join("");
