import { ApiRefusal, type Cart } from "@pawhaven/contract";
import { api } from "../../lib/api.ts";
import { forgetAttempt } from "./checkout-memory.ts";
import { draftOf } from "./order-draft.ts";
import { begunPayment, openPayment, type OpenPayment } from "./place-order.ts";

type Resumed =
  | { kind: "nothing" }
  | { kind: "open"; payment: OpenPayment }
  /** Paid, or nobody can say at the moment; then nobody is asked to pay again either. */
  | { kind: "settling"; intent: string };

/** Picks up a card payment this tab was in the middle of, unless it has gone through or the cart has changed since. */
export async function resumePayment(cart: Cart): Promise<Resumed> {
  const begun = begunPayment();
  if (!begun) return { kind: "nothing" };
  if (!(await isUnpaid(begun.intent))) return { kind: "settling", intent: begun.intent };
  const draft = draftOf(cart, begun.draft.customer);
  if (JSON.stringify(draft) === JSON.stringify(begun.draft)) {
    const payment = await openPayment(draft).catch(() => null);
    if (payment) return { kind: "open", payment };
  }
  forgetAttempt();
  return { kind: "nothing" };
}

/** Only a clear no of the shop counts. */
async function isUnpaid(intent: string): Promise<boolean> {
  try {
    await api.confirmPayment({ body: { payment_intent_id: intent } });
    return false;
  } catch (error) {
    return error instanceof ApiRefusal && (error.code === "conflict" || error.code === "not_found");
  }
}
