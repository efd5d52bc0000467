import { zodResolver } from "@hookform/resolvers/zod";
import { type CannedAnswer, type CannedAnswerDraft, cannedAnswerDraft, maxReplyLength } from "@pawhaven/contract";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { formErrorMessage, showFieldErrors } from "../../lib/api-errors.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { TextAreaField } from "../../ui/text-area-field.tsx";
import { Modal } from "../../ui/modal.tsx";
import { differingFields, mergeVersions } from "../ui/differing-fields.ts";
import { EditConflict } from "../ui/edit-conflict.tsx";
import { useSaveCannedAnswer } from "./use-save-canned-answer.ts";

interface CannedAnswerModalProps {
  /** Undefined for a new one. */
  answer: CannedAnswer | undefined;
  onClose: () => void;
}

export function CannedAnswerModal({ answer, onClose }: CannedAnswerModalProps) {
  const [current, setCurrent] = useState(answer);
  const [theirs, setTheirs] = useState<CannedAnswer>();
  const { register, handleSubmit, setError, getValues, formState } = useForm<CannedAnswerDraft>({
    resolver: zodResolver(cannedAnswerDraft),
    defaultValues: { title: answer?.title ?? "", text: answer?.text ?? "" },
  });
  const save = useSaveCannedAnswer({
    onSaved: onClose,
    onError: (error) => showFieldErrors(error, setError, { shouldFocus: true }),
    onConflict: setTheirs,
  });
  const failure = formErrorMessage(save.error, "The answer could not be saved. Please try again.");
  if (theirs)
    return (
      <EditConflict
        fields={differingFields<CannedAnswerDraft>(labels, getValues(), theirs)}
        isSaving={save.isPending}
        onClose={() => {
          setCurrent(theirs);
          setTheirs(undefined);
        }}
        onResolve={(choice) => {
          const { title, text } = theirs;
          save.mutate({ answer: theirs, draft: mergeVersions(choice, getValues(), { title, text }) });
        }}
      />
    );
  return (
    <Modal
      open
      title={answer ? "Edit the canned answer" : "New canned answer"}
      onClose={onClose}
      locked={save.isPending}
    >
      <form
        noValidate
        onSubmit={(event) => void handleSubmit((draft) => save.mutate({ answer: current, draft }))(event)}
        className="grid gap-4"
      >
        {failure && <Banner tone="error">{failure}</Banner>}
        <TextField
          label="Title"
          required
          requiredMark="none"
          maxLength={80}
          error={formState.errors.title?.message}
          {...register("title")}
        />
        <TextAreaField
          label="Text"
          rows={8}
          required
          requiredMark="none"
          maxLength={maxReplyLength}
          error={formState.errors.text?.message}
          {...register("text")}
        />
        <Button type="submit" busy={save.isPending} fullWidth>
          Save
        </Button>
      </form>
    </Modal>
  );
}

const labels = { title: "Title", text: "Text" };
