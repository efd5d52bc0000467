import { queryOptions } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";
import { errorCode, errorMessage } from "../../../lib/api-errors.ts";

type FeePayment =
  | { kind: "paid" }
  | { kind: "open"; clientSecret: string; amount: number }
  /** There is nothing to pay, or not here. */
  | { kind: "closed"; message: string };

/** Asks first whether the fee was paid: the customer may come back from the bank. Starting is safe to repeat. */
export const feePaymentQuery = (id: number) =>
  queryOptions({
    queryKey: ["adoption-fee", id],
    queryFn: ({ signal }) => loadPayment(id, signal),
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
  });

async function loadPayment(id: number, signal: AbortSignal): Promise<FeePayment> {
  const request = { params: { id }, body: {} };
  try {
    if ((await api.confirmFeePayment(request, { signal })).is_paid) return { kind: "paid" };
    const { clientSecret, amount } = await api.startFeePayment(request, { signal });
    return { kind: "open", clientSecret, amount };
  } catch (error) {
    const code = errorCode(error);
    if (code !== "conflict" && code !== "not_found" && code !== "failed_dependency") throw error;
    return { kind: "closed", message: errorMessage(error, "There is no fee to pay for this request.") };
  }
}
