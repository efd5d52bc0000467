import { zodResolver } from "@hookform/resolvers/zod";
import { type CustomerNote, customerNoteDraft, maxCustomerNoteLength } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { errorCode, formErrorMessage, showFieldErrors } from "../../lib/api-errors.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { TextAreaField } from "../../ui/text-area-field.tsx";
import { staffApi } from "../lib/staff-api.ts";
import { differingFields } from "../ui/differing-fields.ts";
import { EditConflict } from "../ui/edit-conflict.tsx";
import { customerQuery } from "./queries.ts";
import { useCustomerMutation } from "./use-customer-mutation.ts";

interface NoteFormProps {
  customerId: number;
  /** The note to change; a new one without it. */
  note?: CustomerNote;
  onDone?: () => void;
}

interface Fields {
  text: string;
}

export function NoteForm({ customerId, note, onDone }: NoteFormProps) {
  const { register, handleSubmit, getValues, setError, formState } = useForm<Fields>({
    resolver: zodResolver(customerNoteDraft),
    defaultValues: { text: note?.text ?? "" },
  });
  const { save, theirs, dismiss } = useSaveNote({ customerId, note, onDone }, (error) =>
    showFieldErrors(error, setError),
  );
  const failure =
    errorCode(save.error) === "edited_meanwhile"
      ? undefined
      : formErrorMessage(save.error, "The note could not be saved. Please try again.");
  return (
    <form
      noValidate
      className="grid gap-2"
      onSubmit={(event) => void handleSubmit(({ text }) => save.mutate({ text, version: note?.version ?? 1 }))(event)}
    >
      {failure && <Banner tone="error">{failure}</Banner>}
      <TextAreaField
        label={note ? "Note" : "New note"}
        required
        requiredMark="none"
        rows={2}
        maxLength={maxCustomerNoteLength}
        error={formState.errors.text?.message}
        {...register("text")}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="secondary" size="small" busy={save.isPending}>
          {note ? "Save note" : "Add note"}
        </Button>
        {onDone && (
          <Button variant="ghost" size="small" disabled={save.isPending} onClick={onDone}>
            Cancel
          </Button>
        )}
      </div>
      {theirs && (
        <EditConflict
          fields={differingFields({ text: "Note" }, getValues(), theirs)}
          isSaving={save.isPending}
          onClose={dismiss}
          onResolve={({ text: side }) =>
            save.mutate({ text: side === "theirs" ? theirs.text : getValues().text, version: theirs.version })
          }
        />
      )}
    </form>
  );
}

/** `theirs` is what the note is now, after somebody else has changed it. */
function useSaveNote({ customerId, note, onDone }: NoteFormProps, onFieldErrors: (error: Error) => void) {
  const queryClient = useQueryClient();
  const [theirs, setTheirs] = useState<CustomerNote>();
  const save = useCustomerMutation({
    mutationFn: ({ text, version }: Fields & { version: number }) =>
      note
        ? staffApi.editCustomerNote({ params: { id: customerId, note_id: note.id }, body: { text, version } })
        : staffApi.addCustomerNote({ params: { id: customerId }, body: { text } }),
    onSuccess: () => onDone?.(),
    onError: async (error) => {
      onFieldErrors(error);
      if (errorCode(error) !== "edited_meanwhile") return;
      const { notes } = await queryClient.fetchQuery(customerQuery(String(customerId)));
      setTheirs(notes.find(({ id }) => id === note?.id));
    },
  });
  return { save, theirs, dismiss: () => setTheirs(undefined) };
}
