import type { Cart } from "@pawhaven/contract";
import { api } from "../../lib/api.ts";
import { errorCode } from "../../lib/api-errors.ts";
import { clearAttempt } from "./checkout-storage.ts";
import { draftOf } from "./order-draft.ts";
import { findInterruptedPayment, startCardPayment, type PendingPayment } from "./place-order.ts";

type ResumedPayment =
  | { kind: "nothing" }
  | { kind: "open"; payment: PendingPayment }
  /** Paid, or the result is unknown. The customer must not be asked to pay again. */
  | { kind: "settling"; intent: string };

/** Resumes the card payment that this tab had started, unless it went through or the cart has changed since. */
export async function resumePayment(cart: Cart): Promise<ResumedPayment> {
  const interrupted = findInterruptedPayment();
  if (!interrupted) return { kind: "nothing" };
  if (!(await isUnpaid(interrupted.intent))) return { kind: "settling", intent: interrupted.intent };
  const draft = draftOf(cart, interrupted.draft.customer);
  if (JSON.stringify(draft) === JSON.stringify(interrupted.draft)) {
    const payment = await startCardPayment(draft).catch(() => null);
    if (payment) return { kind: "open", payment };
  }
  clearAttempt();
  return { kind: "nothing" };
}

/** A network failure or a server error leaves the result unknown, so it counts as paid. */
async function isUnpaid(intent: string): Promise<boolean> {
  try {
    await api.confirmPayment({ body: { payment_intent_id: intent } });
    return false;
  } catch (error) {
    const code = errorCode(error);
    return code === "conflict" || code === "not_found";
  }
}
