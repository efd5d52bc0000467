import { ApiResponseError } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";

export type Settlement =
  | { kind: "asking" }
  | { kind: "ordered"; orderNumber: string }
  | { kind: "failed"; message: string }
  | { kind: "unreachable" };

const pollIntervalMs = 2000;
const maxRetries = 3;

/** Asks the shop until it knows what became of a card payment. Asking again changes nothing, in this tab or another. */
export function useSettlement(intent: string, enabled: boolean): { settlement: Settlement; retry: () => void } {
  const {
    data = { kind: "asking" },
    isError,
    isFetching,
    refetch,
  } = useQuery<Settlement>({
    queryKey: ["settlement", intent],
    queryFn: ({ signal }) => fetchSettlement(intent, signal),
    enabled: enabled && intent !== "",
    retry: maxRetries,
    retryDelay: pollIntervalMs,
    refetchInterval: ({ state }) => (state.data?.kind === "asking" ? pollIntervalMs : false),
    gcTime: 0,
  });
  const isUnreachable = isError && !isFetching;
  return { settlement: isUnreachable ? { kind: "unreachable" } : data, retry: () => void refetch() };
}

/** A clear no is an answer. Everything else is a failure to ask, and is tried again. */
async function fetchSettlement(intent: string, signal: AbortSignal): Promise<Settlement> {
  try {
    const settled = await api.confirmPayment({ body: { payment_intent_id: intent } }, { signal });
    // The status stays empty while the card provider is still at it.
    return settled.shipping_status === ""
      ? { kind: "asking" }
      : { kind: "ordered", orderNumber: settled.transaction_id };
  } catch (error) {
    const isRejected = error instanceof ApiResponseError && (error.code === "conflict" || error.code === "not_found");
    if (isRejected) return { kind: "failed", message: error.message || "Something went wrong with your payment." };
    throw error;
  }
}
