import { ApiRefusal } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";

export type Settlement =
  | { kind: "asking" }
  | { kind: "ordered"; transaction: string }
  | { kind: "failed"; message: string }
  | { kind: "unreachable" };

const pauseMs = 2000;
const mostFailures = 3;

/** Asks the shop until it knows what became of a card payment. Asking again changes nothing, in this tab or another. */
export function useSettlement(intent: string, enabled: boolean): { settlement: Settlement; askAgain: () => void } {
  const {
    data = { kind: "asking" },
    isError,
    isFetching,
    refetch,
  } = useQuery<Settlement>({
    queryKey: ["settlement", intent],
    queryFn: ({ signal }) => ask(intent, signal),
    enabled: enabled && intent !== "",
    retry: mostFailures,
    retryDelay: pauseMs,
    refetchInterval: ({ state }) => (state.data?.kind === "asking" ? pauseMs : false),
    gcTime: 0,
  });
  const isLost = isError && !isFetching;
  return { settlement: isLost ? { kind: "unreachable" } : data, askAgain: () => void refetch() };
}

/** A clear no is an answer. Everything else is a failure to ask, and is tried again. */
async function ask(intent: string, signal: AbortSignal): Promise<Settlement> {
  try {
    const settled = await api.confirmPayment({ body: { payment_intent_id: intent } }, { signal });
    // The status stays empty while the card provider is still at it.
    return settled.shipping_status === ""
      ? { kind: "asking" }
      : { kind: "ordered", transaction: settled.transaction_id };
  } catch (error) {
    const isNo = error instanceof ApiRefusal && (error.code === "conflict" || error.code === "not_found");
    if (isNo) return { kind: "failed", message: error.message || "Something went wrong with your payment." };
    throw error;
  }
}
