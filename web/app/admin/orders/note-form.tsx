import { zodResolver } from "@hookform/resolvers/zod";
import { type OrderNote, orderNoteDraft, type StaffOrder } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { errorCode, formErrorMessage, showFieldErrors } from "../../lib/api-errors.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { CheckboxField } from "../../ui/field.tsx";
import { TextAreaField } from "../../ui/text-area-field.tsx";
import { staffApi } from "../lib/staff-api.ts";
import { differingFields } from "../ui/differing-fields.ts";
import { EditConflict } from "../ui/edit-conflict.tsx";
import { orderQuery } from "./queries.ts";
import { useOrderMutation } from "./use-order-mutation.ts";

interface NoteFormProps {
  order: StaffOrder;
  /** The note to change; a new one without it. */
  note?: OrderNote;
  onClose?: () => void;
}

interface Draft {
  text: string;
  is_about_customer: boolean;
}

export function NoteForm({ order, note, onClose }: NoteFormProps) {
  const { register, handleSubmit, getValues, reset, setError, formState } = useForm<Draft>({
    resolver: zodResolver(orderNoteDraft),
    defaultValues: { text: note?.text ?? "", is_about_customer: note?.is_about_customer ?? false },
  });
  const [opened] = useState(note);
  const onDone = () => {
    reset({ text: "", is_about_customer: false });
    onClose?.();
  };
  const { save, theirs, dismiss } = useSaveNote(order.transaction_id, opened, onDone, (error) =>
    showFieldErrors(error, setError),
  );
  const isConflict = errorCode(save.error) === "edited_meanwhile";
  const failure = !isConflict && formErrorMessage(save.error, "The note could not be saved. Please try again.");
  return (
    <form
      noValidate
      className="grid gap-2"
      onSubmit={(event) =>
        void handleSubmit((draft) => save.mutate({ ...draft, version: opened?.version ?? 1 }))(event)
      }
    >
      {failure && <Banner tone="error">{failure}</Banner>}
      <TextAreaField
        label={note ? "Change the note" : "New note"}
        hideLabel
        placeholder="A note for your colleagues"
        rows={2}
        maxLength={2000}
        error={formState.errors.text?.message}
        {...register("text")}
      />
      <div className="flex flex-wrap items-center justify-between gap-2">
        {note || order.customer_id === null ? (
          <span />
        ) : (
          <CheckboxField label="About the customer: erase it with the account" {...register("is_about_customer")} />
        )}
        <span className="flex gap-2">
          {onClose && (
            <Button variant="ghost" size="small" onClick={onClose}>
              Back
            </Button>
          )}
          <Button type="submit" variant="secondary" size="small" busy={save.isPending}>
            {note ? "Save note" : "Add note"}
          </Button>
        </span>
      </div>
      {theirs && (
        <EditConflict
          fields={differingFields({ text: "Note" }, getValues(), theirs)}
          isSaving={save.isPending}
          onClose={dismiss}
          onResolve={({ text: side }) =>
            save.mutate({
              ...getValues(),
              text: side === "theirs" ? theirs.text : getValues().text,
              version: theirs.version,
            })
          }
        />
      )}
    </form>
  );
}

/** `theirs` is what the note is now, after it was changed elsewhere. */
function useSaveNote(
  id: string,
  note: OrderNote | undefined,
  onDone: () => void,
  onFieldErrors: (error: Error) => void,
) {
  const queryClient = useQueryClient();
  const [theirs, setTheirs] = useState<OrderNote>();
  const save = useOrderMutation(id, {
    mutationFn: ({ version, ...draft }: Draft & { version: number }) =>
      note
        ? staffApi.editOrderNote({ params: { id, note: note.id }, body: { text: draft.text, version } })
        : staffApi.addOrderNote({ params: { id }, body: draft }),
    done: "The note is saved.",
    onDone,
    onError: async (error) => {
      onFieldErrors(error);
      if (errorCode(error) !== "edited_meanwhile") return;
      const { notes } = await queryClient.fetchQuery(orderQuery(id));
      setTheirs(notes.find((found) => found.id === note?.id));
    },
  });
  return { save, theirs, dismiss: () => setTheirs(undefined) };
}
