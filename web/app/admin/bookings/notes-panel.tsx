import { zodResolver } from "@hookform/resolvers/zod";
import { maxVisitNoteLength, type VisitDetails, type VisitNotes, visitNotes } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { type Resolver, useForm } from "react-hook-form";
import { errorCode, formErrorMessage, showFieldErrors } from "../../lib/api-errors.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { TextAreaField } from "../../ui/text-area-field.tsx";
import { staffApi } from "../lib/staff-api.ts";
import { differingFields, mergeVersions } from "../ui/differing-fields.ts";
import { EditConflict } from "../ui/edit-conflict.tsx";
import { Panel } from "../ui/panel.tsx";
import { visitQuery } from "./queries.ts";
import { useVisitMutation } from "./use-visit-mutation.ts";

type Notes = Omit<VisitNotes, "revision">;

const labels = { private_note: "For staff", visible_note: "For the customer" };
const notesOf = ({ private_note, visible_note }: VisitDetails): Notes => ({ private_note, visible_note });

/** One note that stays among staff, and one that the customer sees. */
export function NotesPanel({ visit }: { visit: VisitDetails }) {
  const { private_note, visible_note } = visit;
  const { register, handleSubmit, getValues, reset, setError, formState } = useForm<Notes>({
    resolver: zodResolver(visitNotes.omit({ revision: true })) as Resolver<Notes>,
    defaultValues: notesOf(visit),
  });
  const { isDirty, errors } = formState;
  useEffect(() => {
    if (!isDirty) reset({ private_note, visible_note });
  }, [isDirty, reset, private_note, visible_note]);
  const { save, theirs, dismiss } = useSaveNotes(visit, reset, (error) => showFieldErrors(error, setError));
  const isConflict = errorCode(save.error) === "edited_meanwhile";
  const failure = isConflict ? undefined : formErrorMessage(save.error, "The notes could not be saved.");
  return (
    <Panel title="Notes">
      <form
        noValidate
        className="grid gap-3"
        onSubmit={(event) => void handleSubmit((notes) => save.mutate({ ...notes, revision: visit.revision }))(event)}
      >
        {failure && <Banner tone="error">{failure}</Banner>}
        <TextAreaField
          label={labels.private_note}
          requiredMark="none"
          rows={2}
          hint="The customer never sees it."
          maxLength={maxVisitNoteLength}
          error={errors.private_note?.message}
          {...register("private_note")}
        />
        <TextAreaField
          label={labels.visible_note}
          requiredMark="none"
          rows={2}
          hint={visibleTo(visit)}
          maxLength={maxVisitNoteLength}
          error={errors.visible_note?.message}
          {...register("visible_note")}
        />
        <div>
          <Button type="submit" variant="secondary" size="small" busy={save.isPending} disabled={!isDirty}>
            Save notes
          </Button>
        </div>
      </form>
      {theirs && (
        <EditConflict
          fields={differingFields(labels, getValues(), notesOf(theirs))}
          isSaving={save.isPending}
          onClose={dismiss}
          onResolve={(choice) =>
            save.mutate({ ...mergeVersions(choice, getValues(), notesOf(theirs)), revision: theirs.revision })
          }
        />
      )}
    </Panel>
  );
}

/** Guests have no page of their own. */
function visibleTo({ user_id: userId, customer }: VisitDetails): string {
  if (userId !== null) return "Shown with the booking in My Bookings.";
  return customer.email ? "Mailed when the visit is finished." : "This guest gave no email address.";
}

/** `theirs` is what the visit is now, after somebody else has changed its notes. */
function useSaveNotes({ id }: VisitDetails, onSaved: (notes: Notes) => void, onFieldErrors: (error: Error) => void) {
  const queryClient = useQueryClient();
  const [theirs, setTheirs] = useState<VisitDetails>();
  const save = useVisitMutation({
    mutationFn: (body: VisitNotes) => staffApi.changeVisitNotes({ params: { id }, body }),
    done: () => "The notes are saved.",
    onDone: ({ private_note, visible_note }) => {
      setTheirs(undefined);
      onSaved({ private_note, visible_note });
    },
    onError: async (error) => {
      onFieldErrors(error);
      if (errorCode(error) === "edited_meanwhile")
        setTheirs(await queryClient.fetchQuery({ ...visitQuery(id), staleTime: 0 }));
    },
  });
  return { save, theirs, dismiss: () => setTheirs(undefined) };
}
