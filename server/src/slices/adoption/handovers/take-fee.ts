import type { HandoverDraft } from "@pawhaven/contract";
import type { Tx } from "../../../platform/db/database.ts";
import { ApiError } from "../../../platform/http/api-error.ts";
import { lockPaymentOf } from "../payment-store.ts";
import type { RequestRow } from "../store.ts";

interface Fee {
  feeCents: number;
  paidBy: HandoverDraft["paid_by"];
  paymentId: number | null;
}

const feeError = (text: string) => new ApiError("conflict", text, { errors: { paid_by: [text] } });

/** No animal goes home before its fee is paid: noted as cash, or paid by card before. */
export async function takeFee(tx: Tx, { request, pet }: RequestRow, paidBy: HandoverDraft["paid_by"]): Promise<Fee> {
  const payment = await lockPaymentOf(tx, request.id);
  if (payment?.state === "paid") {
    // mutant(handovers.test.ts): a fee is not taken twice
    if (paidBy !== "card") throw feeError("The fee was paid by card already.");
    return { feeCents: payment.amountCents, paidBy, paymentId: payment.id };
  }
  // mutant(handovers.test.ts): a card that was not charged is no payment
  if (paidBy === "card") throw feeError("The fee was not paid by card yet.");
  const feeCents = pet.adoptionFeeCents;
  // mutant(handovers.test.ts): no animal goes home before its fee is paid
  if (paidBy === "none" && feeCents > 0) throw feeError("Please say how the fee was paid.");
  return { feeCents, paidBy: feeCents === 0 ? "none" : "cash", paymentId: null };
}
