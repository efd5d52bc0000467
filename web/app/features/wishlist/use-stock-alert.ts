import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { readSession, useSession } from "../../lib/session.ts";
import { useApiMutation } from "../../lib/use-api-mutation.ts";
import { toast } from "../../ui/toast.tsx";
import { stockAlertsQuery } from "./queries.ts";
import { useAskToSignIn } from "./use-ask-to-sign-in.ts";
import { useMakeWish } from "./use-make-wish.ts";

export function useStockAlert(gearId: number) {
  const isSignedIn = useSession() !== null;
  const queryClient = useQueryClient();
  const { data: alerts = [] } = useQuery({ ...stockAlertsQuery, enabled: isSignedIn, staleTime: 60_000 });
  const askToSignIn = useAskToSignIn();
  const ask = useMakeWish();
  const withdraw = useApiMutation({
    mutationFn: () => api.withdrawStockAlert({ params: { id: gearId } }),
    onSuccess: ({ message }) => toast.success(message),
    onError: () => toast.error("This did not work. Please try again."),
    onSettled: () => queryClient.invalidateQueries(stockAlertsQuery),
  });
  const wish = { kind: "alert", gearId } as const;
  return {
    isWaiting: isSignedIn && alerts.some(({ gear }) => gear.id === gearId),
    isBusy: ask.isPending || withdraw.isPending,
    ask: () => (readSession() ? ask.mutate(wish) : askToSignIn(wish)),
    withdraw: () => withdraw.mutate(),
  };
}
