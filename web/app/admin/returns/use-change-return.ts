import type { StaffReturn } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { errorCode, errorMessage } from "../../lib/api-errors.ts";
import { toast } from "../../ui/toast.tsx";
import { auditKey } from "../audit/queries.ts";
import { useStaffMutation } from "../lib/use-staff-mutation.ts";
import { returnQuery, returnsKey } from "./queries.ts";

/** One step of a return. What somebody else did meanwhile is shown, and what was typed stays. */
export function useChangeReturn<Body>(done: string, change: (body: Body) => Promise<StaffReturn>) {
  const queryClient = useQueryClient();
  return useStaffMutation({
    mutationFn: change,
    onSuccess: (changed) => {
      queryClient.setQueryData(returnQuery(changed.id).queryKey, changed);
      toast.success(done);
    },
    onError: (error) =>
      toast.error(
        errorCode(error) === "edited_meanwhile"
          ? "Somebody changed this return meanwhile. Please look at it again."
          : errorMessage(error, "The return could not be changed. Please try again."),
      ),
    onSettled: () => Promise.all([returnsKey, auditKey].map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
  });
}
