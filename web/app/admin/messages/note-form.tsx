import { zodResolver } from "@hookform/resolvers/zod";
import { maxReplyLength, type Thread, threadNote } from "@pawhaven/contract";
import { useForm } from "react-hook-form";
import { formErrorMessage, showFieldErrors } from "../../lib/api-errors.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { TextAreaField } from "../../ui/text-area-field.tsx";
import { staffApi } from "../lib/staff-api.ts";
import { useThreadMutation } from "./use-thread-mutation.ts";

export function NoteForm({ thread: { id } }: { thread: Thread }) {
  const { register, handleSubmit, setError, reset, formState } = useForm({
    resolver: zodResolver(threadNote),
    defaultValues: { text: "" },
  });
  const add = useThreadMutation({
    mutationFn: (body: { text: string }) => staffApi.addThreadNote({ params: { id }, body }),
    onSuccess: () => reset(),
    onError: (error) => showFieldErrors(error, setError, { shouldFocus: true }),
  });
  const failure = formErrorMessage(add.error, "The note could not be saved. Please try again.");
  return (
    <form
      noValidate
      onSubmit={(event) => void handleSubmit((given) => add.mutate(given))(event)}
      className="grid gap-3"
    >
      {failure && <Banner tone="error">{failure}</Banner>}
      <TextAreaField
        label="Only staff can read it"
        rows={3}
        required
        requiredMark="none"
        maxLength={maxReplyLength}
        error={formState.errors.text?.message}
        {...register("text")}
      />
      <Button type="submit" variant="secondary" size="small" busy={add.isPending} className="justify-self-start">
        Add note
      </Button>
    </form>
  );
}
