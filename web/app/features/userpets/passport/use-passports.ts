import type { PassportDays, PassportLink } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";
import { conflictMessage, errorMessage } from "../../../lib/api-errors.ts";
import { formatDate } from "../../../lib/dates.ts";
import { useApiMutation } from "../../../lib/use-api-mutation.ts";
import { askToConfirm } from "../../../ui/dialogs.tsx";
import { toast } from "../../../ui/toast.tsx";
import { passportsQuery } from "./queries.ts";

/** Makes and withdraws links to the passport of a pet. */
export function usePassports(id: number) {
  const queryClient = useQueryClient();
  const refetch = () => queryClient.invalidateQueries(passportsQuery(id));
  const creation = useApiMutation({
    mutationFn: (days: PassportDays) => api.createPassport({ params: { id }, body: { days } }),
    onSuccess: refetch,
    onError: (error) => toast.error(conflictMessage(error) ?? "The link could not be made. Please try again."),
  });
  const withdrawal = useApiMutation({
    mutationFn: ({ id: passportId }: PassportLink) => api.withdrawPassport({ params: { id, passportId } }),
    onSuccess: ({ message }, link) => {
      toast.success(message);
      if (creation.data?.id === link.id) creation.reset();
      return refetch();
    },
    onError: (error) => {
      toast.error(errorMessage(error, "The link could not be withdrawn. Please try again."));
      return refetch();
    },
  });
  const withdraw = async (link: PassportLink) => {
    const isSure = await askToConfirm({
      title: "Withdraw the link?",
      text: `Whoever has the link of ${formatDate(link.created_at)} can no longer open it.`,
      confirmLabel: "Withdraw",
      cancelLabel: "Keep it",
      danger: true,
    });
    if (isSure) withdrawal.mutate(link);
  };
  return {
    created: creation.data,
    create: creation.mutate,
    isCreating: creation.isPending,
    withdraw,
    isWithdrawing: withdrawal.isPending,
  };
}
