import type { CannedAnswer } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { errorMessage } from "../../lib/api-errors.ts";
import { askToConfirm } from "../../ui/dialogs.tsx";
import { toast } from "../../ui/toast.tsx";
import { staffApi } from "../lib/staff-api.ts";
import { useStaffMutation } from "../lib/use-staff-mutation.ts";
import { cannedAnswersQuery } from "./queries.ts";

export function useDeleteCannedAnswer(): (answer: CannedAnswer) => void {
  const queryClient = useQueryClient();
  const { mutate } = useStaffMutation({
    mutationFn: ({ id }: CannedAnswer) => staffApi.deleteCannedAnswer({ params: { id } }),
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => toast.error(errorMessage(error, "The answer could not be deleted. Please try again.")),
    onSettled: () => queryClient.invalidateQueries({ queryKey: cannedAnswersQuery.queryKey }),
  });
  return (answer) =>
    void askToConfirm({
      title: `Delete "${answer.title}"?`,
      text: "Answers that were sent stay as they are.",
      confirmLabel: "Delete",
      cancelLabel: "Keep",
      danger: true,
    }).then((isConfirmed) => isConfirmed && mutate(answer));
}
