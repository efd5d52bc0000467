import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { type DefaultValues, type FieldValues, type Resolver, useForm } from "react-hook-form";
import { errorCode, formErrorMessage, showFieldErrors } from "../../lib/api-errors.ts";
import { toast } from "../../ui/toast.tsx";
import { auditKey } from "../audit/queries.ts";
import { useStaffMutation } from "./use-staff-mutation.ts";

interface EditorOptions<Draft extends FieldValues, Saved> {
  saved: Saved;
  toDraft: (saved: Saved) => Draft;
  resolver: Resolver<Draft>;
  send: (draft: Draft, version: number) => Promise<Saved>;
  /** What it is now, after somebody else has saved first. */
  fetchNewest: () => Promise<Saved | undefined>;
  /** What shows it, to be read again. */
  queryKey: QueryKey;
  onSaved?: (newest: Saved) => void;
}

/** The form of something that has a version. What somebody else saved meanwhile is `conflict`, and nothing is lost. */
export function useEditor<Draft extends FieldValues, Saved extends { version: number }>(
  options: EditorOptions<Draft, Saved>,
) {
  const { saved, toDraft, resolver, send, fetchNewest, queryKey, onSaved } = options;
  const form = useForm<Draft>({ resolver, defaultValues: toDraft(saved) as DefaultValues<Draft> });
  const [base, setBase] = useState(saved);
  const [conflict, setConflict] = useState<Saved>();
  const queryClient = useQueryClient();
  const { formState, reset } = form;
  const { isDirty } = formState;
  // A form that nobody has touched follows the newest version; one that was touched follows while what it edits is the same.
  const isSameText = () => JSON.stringify(toDraft(base)) === JSON.stringify(toDraft(saved));
  if (saved.version > base.version && (!isDirty || isSameText())) setBase(saved);
  useEffect(() => {
    if (!isDirty) reset(toDraft(base));
  }, [isDirty, reset, toDraft, base]);
  const { mutate, isPending, error } = useStaffMutation({
    mutationFn: ({ draft, version }: { draft: Draft; version: number }) => send(draft, version),
    onSuccess: (newest) => {
      setConflict(undefined);
      setBase(newest);
      reset(toDraft(newest));
      toast.success("Saved.");
      onSaved?.(newest);
      return Promise.all([queryKey, auditKey].map((key) => queryClient.invalidateQueries({ queryKey: key })));
    },
    onError: async (failure) => {
      setConflict(undefined);
      showFieldErrors(failure, form.setError);
      if (errorCode(failure) === "edited_meanwhile") setConflict(await fetchNewest());
    },
  });
  const failure = errorCode(error) === "edited_meanwhile" ? undefined : formErrorMessage(error, saveFailed);
  return {
    form,
    save: (draft: Draft) => mutate({ draft, version: base.version }),
    resolve: (draft: Draft, version: number) => mutate({ draft, version }),
    isSaving: isPending,
    failure,
    conflict,
    dismiss: () => setConflict(undefined),
  };
}

export const saveFailed = "It could not be saved. Please try again.";
