import { useQueryClient } from "@tanstack/react-query";
import { errorCode, errorMessage } from "../../../lib/api-errors.ts";
import { askToConfirm } from "../../../ui/dialogs.tsx";
import { toast } from "../../../ui/toast.tsx";
import { auditKey } from "../../audit/queries.ts";
import { useStaffMutation } from "../../lib/use-staff-mutation.ts";
import type { CareTarget } from "./care-target.ts";

interface CareMutation<Variables> {
  keys: CareTarget["keys"];
  mutationFn: (variables: Variables) => Promise<unknown>;
  /** What was done, in words. */
  done: (variables: Variables) => string;
  onDone?: () => void;
  onError: (error: Error) => void;
}

/** A change of somebody's records, after which everything that shows them is read again, also if it was refused. */
export function useCareMutation<Variables = void>(options: CareMutation<Variables>) {
  const queryClient = useQueryClient();
  const refresh = () =>
    Promise.all([...options.keys, auditKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })));
  return useStaffMutation<unknown, Variables>({
    mutationFn: options.mutationFn,
    onSuccess: (_, variables) => {
      toast.success(options.done(variables));
      options.onDone?.();
      return refresh();
    },
    onError: (error) => {
      options.onError(error);
      return refresh();
    },
  });
}

/** A weight that is far from the last one may miss its decimal point. */
export async function confirmingWeight<Draft extends { override: boolean }, Data>(
  draft: Draft,
  save: (draft: Draft) => Promise<Data>,
): Promise<Data> {
  try {
    return await save(draft);
  } catch (error) {
    if (errorCode(error) !== "needs_override" || !(await isConfirmed(errorMessage(error, "")))) throw error;
    return save({ ...draft, override: true });
  }
}

const isConfirmed = (text: string): Promise<boolean> =>
  askToConfirm({ title: "Is this weight correct?", text, confirmLabel: "Record it", cancelLabel: "Change it" });
