import type { Cart } from "@pawhaven/contract";
import { errorCode } from "../../lib/api-errors.ts";
import type { CheckoutApi } from "./checkout-api.ts";
import { clearAttempt } from "./checkout-storage.ts";
import { draftOf, optionsOf } from "./order-draft.ts";
import { findInterruptedPayment, startCardPayment, type PendingPayment } from "./place-order.ts";

export type ResumedPayment =
  | { kind: "nothing" }
  | { kind: "declined" }
  | { kind: "open"; payment: PendingPayment }
  /** Paid, or the result is unknown. The customer must not be asked to pay again. */
  | { kind: "settling"; intent: string };

/** Resumes the card payment that this tab had started, unless it went through, was declined or the cart has changed since. */
export async function resumePayment(checkoutApi: CheckoutApi, cart: Cart): Promise<ResumedPayment> {
  const interrupted = findInterruptedPayment();
  if (!interrupted) return { kind: "nothing" };
  if (!(await isUnpaid(checkoutApi, interrupted.intent))) return { kind: "settling", intent: interrupted.intent };
  if (interrupted.isDeclined) return { kind: "declined" };
  const draft = draftOf(cart, interrupted.draft.customer, optionsOf(interrupted.draft));
  if (JSON.stringify(draft) === JSON.stringify(interrupted.draft)) {
    const payment = await startCardPayment(checkoutApi, draft).catch(() => null);
    if (payment) return { kind: "open", payment };
  }
  clearAttempt();
  return { kind: "nothing" };
}

/** A network failure or a server error leaves the result unknown, so it counts as paid. */
async function isUnpaid(checkoutApi: CheckoutApi, intent: string): Promise<boolean> {
  try {
    await checkoutApi.confirmPayment(intent);
    return false;
  } catch (error) {
    const code = errorCode(error);
    return code === "conflict" || code === "not_found";
  }
}
