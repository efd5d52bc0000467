import { zodResolver } from "@hookform/resolvers/zod";
import { contentDrafts, type ContentDraft, type ContentKey, type ContentSection } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { type DefaultValues, type Resolver, useForm, type UseFormReturn } from "react-hook-form";
import { errorCode, formErrorMessage, showFieldErrors } from "../../lib/api-errors.ts";
import { toast } from "../../ui/toast.tsx";
import { auditKey } from "../audit/queries.ts";
import { staffApi } from "../lib/staff-api.ts";
import { useStaffMutation } from "../lib/use-staff-mutation.ts";
import { type Content, contentSavers, findVisitsOutside, type OutsideHours } from "./content-api.ts";
import { contentQuery, contentVersionsQuery } from "./queries.ts";

interface Change<Key extends ContentKey> extends ContentDraft<Key> {
  /** Set if this value is an earlier version. */
  restoredVersion?: number;
  /** Whether the editor knows of the visits outside. */
  isConfirmed?: boolean;
}

/** A change that waits until its editor has seen which visits it leaves outside the opening hours. */
export interface PendingChange<Key extends ContentKey> {
  change: Change<Key>;
  outside: OutsideHours;
}

export interface ContentEditor<Key extends ContentKey> {
  contentKey: Key;
  content: Content;
  form: UseFormReturn<ContentDraft<Key>>;
  save: (change: Change<Key>) => void;
  isSaving: boolean;
  failure: string | undefined;
  pending: PendingChange<Key> | undefined;
  /** What somebody else has saved since this form was opened. */
  conflict: ContentSection<Key> | undefined;
  dismiss: () => void;
}

export function useContentEditor<Key extends ContentKey>(key: Key, content: Content): ContentEditor<Key> {
  const section = content[key] as ContentSection<Key>;
  const form = useForm<ContentDraft<Key>>({
    resolver: zodResolver(contentDrafts[key] as never) as unknown as Resolver<ContentDraft<Key>>,
    defaultValues: draftOf(section),
  });
  useFollowUnedited(form, section);
  const [pending, setPending] = useState<PendingChange<Key>>();
  const [conflict, setConflict] = useState<ContentSection<Key>>();
  const queryClient = useQueryClient();
  const dismiss = () => {
    setPending(undefined);
    setConflict(undefined);
  };
  const { mutate, isPending, error } = useStaffMutation({
    mutationFn: async (change: Change<Key>) => {
      const outside = change.isConfirmed ? undefined : await findVisitsOutside(key, change.value, content);
      return outside ? { pending: { change, outside } } : { saved: await saveChange(key, change) };
    },
    onSuccess: async (result) => {
      dismiss();
      setPending(result.pending);
      if (!result.saved) return;
      form.reset(draftOf(result.saved));
      queryClient.setQueryData(contentQuery.queryKey, (earlier) => earlier && { ...earlier, [key]: result.saved });
      toast.success("Saved. The public pages show it now.");
      await Promise.all(
        [contentVersionsQuery(key).queryKey, auditKey].map((queryKey) => queryClient.invalidateQueries({ queryKey })),
      );
    },
    onError: async (failure) => {
      dismiss();
      showFieldErrors(failure, form.setError);
      if (errorCode(failure) !== "edited_meanwhile") return;
      const newest = await queryClient.fetchQuery(contentQuery);
      setConflict(newest[key] as ContentSection<Key>);
    },
  });
  const failure = errorCode(error) === "edited_meanwhile" ? undefined : formErrorMessage(error, saveFailed);
  return { contentKey: key, content, form, save: mutate, isSaving: isPending, failure, pending, conflict, dismiss };
}

const saveFailed = "It could not be saved. Please try again.";

const draftOf = <Key extends ContentKey>({ version, value }: ContentSection<Key>) =>
  ({ version, value }) as DefaultValues<ContentDraft<Key>>;

async function saveChange<Key extends ContentKey>(
  key: Key,
  { version, value, restoredVersion }: Change<Key>,
): Promise<ContentSection<Key>> {
  if (restoredVersion === undefined) return contentSavers[key]({ version, value });
  const body = { version, restored_version: restoredVersion };
  return (await staffApi.restoreContent({ params: { key }, body })) as ContentSection<Key>;
}

/** A form that nobody has touched shows what is newest; one that was touched keeps what was typed. */
function useFollowUnedited<Key extends ContentKey>(
  { formState: { isDirty }, reset }: UseFormReturn<ContentDraft<Key>>,
  section: ContentSection<Key>,
): void {
  useEffect(() => {
    if (!isDirty) reset(draftOf(section));
  }, [isDirty, reset, section]);
}
