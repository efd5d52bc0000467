import { zodResolver } from "@hookform/resolvers/zod";
import { type OrderNote, orderNoteDraft, type StaffOrder } from "@pawhaven/contract";
import { useForm } from "react-hook-form";
import { formErrorMessage, showFieldErrors } from "../../lib/api-errors.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { CheckboxField, TextAreaField } from "../../ui/field.tsx";
import { staffApi } from "../lib/staff-api.ts";
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
  const { transaction_id: id, customer_id: customerId } = order;
  const { register, handleSubmit, reset, setError, formState } = useForm<Draft>({
    resolver: zodResolver(orderNoteDraft),
    defaultValues: { text: note?.text ?? "", is_about_customer: note?.is_about_customer ?? false },
  });
  const save = useOrderMutation(id, {
    mutationFn: (draft: Draft) =>
      note
        ? staffApi.editOrderNote({ params: { id, note: note.id }, body: { text: draft.text, version: note.version } })
        : staffApi.addOrderNote({ params: { id }, body: draft }),
    done: "The note is saved.",
    onDone: () => {
      reset({ text: "", is_about_customer: false });
      onClose?.();
    },
    onError: (error) => showFieldErrors(error, setError),
  });
  const failure = formErrorMessage(save.error, "The note could not be saved. Please try again.");
  return (
    <form
      noValidate
      className="grid gap-2"
      onSubmit={(event) => void handleSubmit((draft) => save.mutate(draft))(event)}
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
        {note || customerId === null ? (
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
    </form>
  );
}
