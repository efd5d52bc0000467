import { zodResolver } from "@hookform/resolvers/zod";
import {
  type AdoptionRequestDraft,
  adoptionRequestDraft,
  homeAnswers,
  maxNoteLength,
  type Pet,
} from "@pawhaven/contract";
import { useState } from "react";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import * as paths from "../../lib/paths.ts";
import { readSession, useSession } from "../../lib/session.ts";
import { Button } from "../../ui/button.tsx";
import { CheckboxField } from "../../ui/field.tsx";
import { TextAreaField } from "../../ui/text-area-field.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { toast } from "../../ui/toast.tsx";
import { useHomeAnswers } from "./match/home-answers.ts";
import { loadDraftNote, saveDraftNote } from "./draft-note.ts";

interface AdoptFormProps {
  pet: Pet;
  isSending: boolean;
  onSubmit: (draft: AdoptionRequestDraft) => void;
}

export function AdoptForm({ pet, isSending, onSubmit }: AdoptFormProps) {
  const isSignedIn = useSession() !== null;
  const { register, handleSubmit, formState } = useForm<z.input<typeof adoptionRequestDraft>>({
    resolver: zodResolver(adoptionRequestDraft),
    defaultValues: { pet_id: pet.id, note: loadDraftNote(pet.id) },
  });
  const { data: answers } = homeAnswers.safeParse(useHomeAnswers());
  const [sendsAnswers, setSendsAnswers] = useState(false);
  const submit = handleSubmit(
    ({ note }) => {
      if (readSession()) onSubmit({ pet_id: pet.id, note, ...(sendsAnswers && { answers }) });
      else toast.error("You must be logged in to submit adoption request.");
    },
    ({ note }) => note?.message && toast.error(note.message),
  );

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid gap-4">
      <p className="text-ink-soft">
        Who lives with you, what does a typical day look like, and have you had pets before? A few sentences are enough.
      </p>
      <TextAreaField
        label="Your note"
        placeholder={`Tell us why you and ${pet.name} would be a good match (required)`}
        rows={5}
        required
        maxLength={maxNoteLength}
        showCounter
        error={formState.errors.note?.message}
        {...register("note", {
          onChange: (event: { target: { value: string } }) => saveDraftNote(pet.id, event.target.value),
        })}
      />
      {answers && (
        <CheckboxField
          label="Send my answers about my home along"
          hint="Those from the pet shop. Otherwise they stay in this browser."
          checked={sendsAnswers}
          onChange={(event) => setSendsAnswers(event.target.checked)}
        />
      )}
      {!isSignedIn && (
        <p className="text-small text-ink-soft">
          You need an account to send a request.{" "}
          <TextLink to={paths.login} state={{ redirectTo: paths.pet(pet.id) }}>
            Sign in
          </TextLink>
          , and your note will still be here when you come back.
        </p>
      )}
      <Button type="submit" busy={isSending} busyLabel="Sending…" fullWidth>
        Submit Request
      </Button>
    </form>
  );
}
