import { useQuery } from "@tanstack/react-query";
import { errorCode, errorMessage } from "../../lib/api-errors.ts";
import type { CheckoutApi } from "./checkout-api.ts";

export type Settlement =
  | { kind: "asking" }
  | { kind: "ordered"; orderNumber: string }
  | { kind: "failed"; message: string }
  | { kind: "unreachable" };

const pollIntervalMs = 2000;
const maxRetries = 3;

/** Polls until the result of a card payment is known. Confirming is idempotent, in this tab and in others. */
export function useSettlement(
  checkoutApi: CheckoutApi,
  intent: string,
  enabled: boolean,
): { settlement: Settlement; retry: () => void } {
  const {
    data = { kind: "asking" },
    isError,
    isFetching,
    refetch,
  } = useQuery<Settlement>({
    queryKey: ["settlement", intent],
    queryFn: ({ signal }) => fetchSettlement(checkoutApi, intent, signal),
    enabled: enabled && intent !== "",
    retry: maxRetries,
    retryDelay: pollIntervalMs,
    refetchInterval: ({ state }) => (state.data?.kind === "asking" ? pollIntervalMs : false),
    gcTime: 0,
  });
  const isUnreachable = isError && !isFetching;
  return { settlement: isUnreachable ? { kind: "unreachable" } : data, retry: () => void refetch() };
}

/** Only a rejection is a result. Other errors are retried. */
async function fetchSettlement(checkoutApi: CheckoutApi, intent: string, signal: AbortSignal): Promise<Settlement> {
  try {
    const settled = await checkoutApi.confirmPayment(intent, { signal });
    // Empty while the card provider is still processing.
    return settled.shipping_status === ""
      ? { kind: "asking" }
      : { kind: "ordered", orderNumber: settled.transaction_id };
  } catch (error) {
    const code = errorCode(error);
    if (code !== "conflict" && code !== "not_found") throw error;
    return { kind: "failed", message: errorMessage(error, "Something went wrong with your payment.") };
  }
}
