import { ApiResponseError, type Cart } from "@pawhaven/contract";
import { api } from "../../lib/api.ts";
import { clearAttempt } from "./checkout-storage.ts";
import { draftOf } from "./order-draft.ts";
import { findInterruptedPayment, startCardPayment, type PendingPayment } from "./place-order.ts";

type ResumedPayment =
  | { kind: "nothing" }
  | { kind: "open"; payment: PendingPayment }
  /** Paid, or nobody can say at the moment; then nobody is asked to pay again either. */
  | { kind: "settling"; intent: string };

/** Picks up a card payment this tab was in the middle of, unless it has gone through or the cart has changed since. */
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

/** Only a clear no of the shop counts. */
async function isUnpaid(intent: string): Promise<boolean> {
  try {
    await api.confirmPayment({ body: { payment_intent_id: intent } });
    return false;
  } catch (error) {
    return error instanceof ApiResponseError && (error.code === "conflict" || error.code === "not_found");
  }
}
