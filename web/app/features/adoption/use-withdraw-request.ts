import { type AdoptionRequest, ApiResponseError } from "@pawhaven/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { askToConfirm } from "../../ui/dialogs.tsx";
import { toast } from "../../ui/toast.tsx";
import { adoptionRequestsQuery, hasRequestQuery } from "./queries.ts";

/** Asks first, withdraws, and shows what has become of the request, also when it was decided meanwhile. */
export function useWithdrawRequest({ id, pet }: AdoptionRequest) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.withdrawAdoptionRequest({ params: { id } }),
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => {
      if (error instanceof ApiResponseError && error.code === "unauthenticated") return;
      const isDecided = error instanceof ApiResponseError && error.code === "conflict";
      toast.error(isDecided ? error.message : "The request could not be withdrawn. Please try again.");
    },
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries(adoptionRequestsQuery),
        queryClient.invalidateQueries(hasRequestQuery(pet.id)),
      ]),
  });

  async function withdraw(): Promise<void> {
    const isSure = await askToConfirm({
      title: "Withdraw your request?",
      text: `We will then look for another home for ${pet.name}. You can ask again as long as nobody else is chosen.`,
      confirmLabel: "Withdraw",
      cancelLabel: "Keep it",
      danger: true,
    });
    if (isSure) mutate();
  }

  return { withdraw, isBusy: isPending };
}
