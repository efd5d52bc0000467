import { zodResolver } from "@hookform/resolvers/zod";
import { type GearDraft, gearDraft, type StaffGear, gearDraftOf } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useForm, type UseFormReturn } from "react-hook-form";
import { errorCode, formErrorMessage, showFieldErrors } from "../../lib/api-errors.ts";
import { toast } from "../../ui/toast.tsx";
import { auditKey } from "../audit/queries.ts";
import { staffApi } from "../lib/staff-api.ts";
import { useStaffMutation } from "../lib/use-staff-mutation.ts";
import { gearQuery, gearsKey } from "./queries.ts";

interface Change {
  version: number;
  gear: GearDraft;
}

/** The form of a gear, and what to do when somebody else has saved first. */
export function useGearEditor(gear: StaffGear) {
  const form = useForm<GearDraft>({ resolver: zodResolver(gearDraft), defaultValues: gearDraftOf(gear) });
  const version = useBaseVersion(form, gear);
  const [conflict, setConflict] = useState<StaffGear>();
  const queryClient = useQueryClient();
  const { queryKey } = gearQuery(String(gear.id));
  const { mutate, isPending, error } = useStaffMutation({
    mutationFn: (body: Change) => staffApi.updateGear({ params: { id: gear.id }, body }),
    onSuccess: (saved) => {
      setConflict(undefined);
      form.reset(gearDraftOf(saved));
      queryClient.setQueryData(queryKey, saved);
      toast.success(saved.state === "live" ? "Saved. The shop shows it now." : "Saved.");
      return Promise.all([gearsKey, auditKey].map((key) => queryClient.invalidateQueries({ queryKey: key })));
    },
    onError: async (failure) => {
      setConflict(undefined);
      showFieldErrors(failure, form.setError);
      if (errorCode(failure) !== "edited_meanwhile") return;
      setConflict(await queryClient.fetchQuery(gearQuery(String(gear.id))));
    },
  });
  const failure = errorCode(error) === "edited_meanwhile" ? undefined : formErrorMessage(error, saveFailed);
  return {
    form,
    save: (draft: GearDraft) => mutate({ version, gear: draft }),
    resolve: (draft: GearDraft, newest: number) => mutate({ version: newest, gear: draft }),
    isSaving: isPending,
    failure,
    conflict,
    dismiss: () => setConflict(undefined),
  };
}

export const saveFailed = "The gear could not be saved. Please try again.";

/**
 * The version that the form was filled from. A form that nobody has touched follows the newest; one that was touched
 * follows as long as what it edits is the same, for example after the gear was published.
 */
function useBaseVersion({ formState, reset }: UseFormReturn<GearDraft>, gear: StaffGear): number {
  const { isDirty } = formState;
  const [base, setBase] = useState(gear);
  const isSameText = JSON.stringify(gearDraftOf(base)) === JSON.stringify(gearDraftOf(gear));
  if (base.version !== gear.version && (!isDirty || isSameText)) setBase(gear);
  useEffect(() => {
    if (!isDirty) reset(gearDraftOf(base));
  }, [isDirty, reset, base]);
  return base.version;
}
