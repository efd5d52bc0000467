import type { AdoptionRequest } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { conflictMessage } from "../../lib/api-errors.ts";
import { useApiMutation } from "../../lib/use-api-mutation.ts";
import { askToConfirm } from "../../ui/dialogs.tsx";
import { toast } from "../../ui/toast.tsx";
import { adoptionRequestsQuery, hasRequestQuery } from "./queries.ts";

/** Asks for confirmation. The list is refetched even after a failure, because the request may have been decided. */
export function useWithdrawRequest({ id, pet }: AdoptionRequest) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useApiMutation({
    mutationFn: () => api.withdrawAdoptionRequest({ params: { id } }),
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => toast.error(conflictMessage(error) ?? "The request could not be withdrawn. Please try again."),
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries(adoptionRequestsQuery),
        queryClient.invalidateQueries(hasRequestQuery(pet.id)),
      ]),
  });

  async function withdraw(): Promise<void> {
    const isSure = await askToConfirm({
      title: "Withdraw your request?",
      text: `We will keep looking for a home for ${pet.name}. You can send a new request while ${pet.name} is available.`,
      confirmLabel: "Withdraw",
      cancelLabel: "Keep it",
      danger: true,
    });
    if (isSure) mutate();
  }

  return { withdraw, isBusy: isPending };
}
