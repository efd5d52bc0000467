import type { StaffReturn } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { errorCode, errorMessage } from "../../lib/api-errors.ts";
import { toast } from "../../ui/toast.tsx";
import { auditKey } from "../audit/queries.ts";
import { useStaffMutation } from "../lib/use-staff-mutation.ts";
import { returnQuery, returnsKey } from "./queries.ts";

/** One step of a return, as a form has it. */
export interface ReturnStep {
  /** Which button was pressed. */
  name: "approve" | "decline" | "receive" | "refund";
  /** Said when it is done. */
  done: string;
  /** What the return would be, in words. */
  yours: string;
  send: (version: number) => Promise<StaffReturn>;
}

export interface StepFormProps {
  entry: StaffReturn;
  /** The step that is being sent, if one is. */
  pending: ReturnStep["name"] | undefined;
  error: Error | null;
  onStep: (step: ReturnStep) => void;
}

/** Takes steps of a return. `conflict` is the step that came too late, with what somebody else made of the return. */
export function useChangeReturn(id: number) {
  const queryClient = useQueryClient();
  const [conflict, setConflict] = useState<{ step: ReturnStep; theirs: StaffReturn }>();
  const change = useStaffMutation({
    mutationFn: ({ step, version }: { step: ReturnStep; version: number }) => step.send(version),
    onSuccess: (changed, { step }) => {
      setConflict(undefined);
      queryClient.setQueryData(returnQuery(id).queryKey, changed);
      toast.success(step.done);
    },
    onError: async (error, { step }) => {
      if (errorCode(error) === "edited_meanwhile")
        setConflict({ step, theirs: await queryClient.fetchQuery(returnQuery(id)) });
      else toast.error(errorMessage(error, "The return could not be changed. Please try again."));
    },
    // Not waited for: the next step can be taken at once.
    onSettled: () => {
      for (const queryKey of [returnsKey, auditKey]) void queryClient.invalidateQueries({ queryKey });
    },
  });
  return { change, conflict, dismiss: () => setConflict(undefined) };
}
