import type { BodyOf, endpoints, RequestDetails } from "@pawhaven/contract";
import { recordAudit } from "../../../platform/audit/record-audit.ts";
import type { StaffCaller } from "../../../platform/auth/staff-sessions.ts";
import type { Database } from "../../../platform/db/database.ts";
import { ApiError } from "../../../platform/http/api-error.ts";
import { lockRequestRow } from "../store.ts";
import { requestNotFound } from "../errors.ts";
import { getRequestAsStaff } from "../requests/get-request.ts";
import { lockRejectedRefund, updateFeePayment } from "./store.ts";

/** Of a fee that the card provider refused to refund: it is asked again, or staff have paid the money out. */
export const completeFeeRefund = (
  database: Database,
  caller: StaffCaller,
  id: number,
  { action }: BodyOf<typeof endpoints.completeFeeRefund>,
): Promise<RequestDetails> =>
  database.transaction(async (tx) => {
    const request = await lockRequestRow(tx, id);
    if (!request) throw requestNotFound();
    // mutant(fees.test.ts): what the provider may still refund is not paid out by hand as well
    const payment = await lockRejectedRefund(tx, id);
    if (!payment) throw new ApiError("conflict", "There is no refund of the fee that needs you.");
    const isPaid = action === "by_hand";
    await updateFeePayment(
      tx,
      payment.id,
      isPaid ? { state: "refunded", nextCheckAt: null } : { nextCheckAt: new Date() },
    );
    await recordAudit(tx, caller, {
      action: isPaid ? "fee paid back by hand" : "refund of the fee tried again",
      object: { kind: "adoption request", id },
      after: { amount_cents: payment.amountCents },
    });
    return getRequestAsStaff(tx, id);
  });
