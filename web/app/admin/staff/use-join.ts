import type { StaffSession } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { formErrorMessage } from "../../lib/api-errors.ts";
import { workplace } from "../lib/paths.ts";
import { forgetOthers, staffSessionQuery } from "../lib/staff-session-query.ts";
import { useStaffMutation } from "../lib/use-staff-mutation.ts";

interface JoinOptions<Variables> {
  mutationFn: (given: Variables) => Promise<StaffSession>;
  onError: (error: Error) => void;
}

/** Joining the staff signs in: the workplace opens. */
export function useJoin<Variables>({ mutationFn, onError }: JoinOptions<Variables>) {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const join = useStaffMutation({
    mutationFn,
    onSuccess: (session: StaffSession) => {
      forgetOthers(queryClient);
      queryClient.setQueryData(staffSessionQuery.queryKey, session);
      return navigate(workplace, { replace: true });
    },
    onError,
  });
  return { ...join, failure: formErrorMessage(join.error, "That did not work. Please try again.") };
}
