import { zodResolver } from "@hookform/resolvers/zod";
import { adoptionRequestDraft, maxNoteLength, type Pet } from "@pawhaven/contract";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { useSession } from "../../lib/session.ts";
import { Button } from "../../ui/button.tsx";
import { TextAreaField } from "../../ui/text-area-field.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { toast } from "../../ui/toast.tsx";
import { saveDraftNote, loadDraftNote } from "./draft-note.ts";
import { useRequestAdoption } from "./use-request-adoption.ts";

interface AdoptFormProps {
  pet: Pet;
  onSending: (isSending: boolean) => void;
  onSent: () => void;
  /** There is nothing to ask for any more: somebody else was quicker, or the same person elsewhere. */
  onUnavailable: () => void;
}

export default function AdoptForm({ pet, ...callbacks }: AdoptFormProps) {
  const isSignedIn = useSession() !== null;
  const send = useRequestAdoption(callbacks);
  const { register, handleSubmit, formState } = useForm<z.input<typeof adoptionRequestDraft>>({
    resolver: zodResolver(adoptionRequestDraft),
    defaultValues: { pet_id: pet.id, note: loadDraftNote(pet.id) },
  });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(
    ({ note }) => send({ pet_id: pet.id, note }),
    ({ note }) => note?.message && toast.error(note.message),
  );

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <p className="text-ink-soft">
        Who lives with you, what does a day look like, and have you had animals before? A few sentences are enough.
      </p>
      <TextAreaField
        label="Your note"
        placeholder={`Tell us why you and ${pet.name} would be a good match (required)`}
        rows={5}
        required
        maxLength={maxNoteLength}
        showCounter
        error={errors.note?.message}
        {...register("note", {
          onChange: (event: { target: { value: string } }) => saveDraftNote(pet.id, event.target.value),
        })}
      />
      {!isSignedIn && (
        <p className="text-small text-ink-soft">
          Requests are sent from an account.{" "}
          <TextLink to="/login" state={{ redirectTo: `/pet/${pet.id}` }}>
            Sign in
          </TextLink>
          , and your note is still here when you come back.
        </p>
      )}
      <Button type="submit" busy={isSubmitting} busyLabel="Sending…" fullWidth>
        Submit Request
      </Button>
    </form>
  );
}
