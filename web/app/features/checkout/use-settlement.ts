import { ApiRefusal } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";

export type Settlement =
  | { kind: "asking" }
  | { kind: "ordered"; transaction: string }
  /** Paid, but the order does not stand: paid back or called off. */
  | { kind: "undone"; transaction: string }
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
    const { transaction_id: transaction, shipping_status: status } = settled;
    if (status === "") return { kind: "asking" };
    return { kind: status === "cancel" || status === "refund" ? "undone" : "ordered", transaction };
  } catch (error) {
    const isNo = error instanceof ApiRefusal && (error.code === "conflict" || error.code === "not_found");
    if (isNo) return { kind: "failed", message: error.message || "Something went wrong with your payment." };
    throw error;
  }
}
