import { zodResolver } from "@hookform/resolvers/zod";
import type { RequestDetails } from "@pawhaven/contract";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { formErrorMessage, showFieldErrors } from "../../../lib/api-errors.ts";
import { Banner } from "../../../ui/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { TextAreaField } from "../../../ui/text-area-field.tsx";
import { useRequestMutation } from "../use-request-mutation.ts";

interface TextFormProps {
  label: string;
  submitLabel: string;
  done: string;
  maxLength: number;
  /** Of the endpoint. */
  schema: z.ZodType<{ text: string }, { text: string }>;
  send: (body: { text: string }) => Promise<RequestDetails>;
}

/** One text, sent as it is: a note or a message. What was typed stays if it could not be sent. */
export function TextForm({ label, submitLabel, done, maxLength, schema, send }: TextFormProps) {
  const { register, handleSubmit, setError, reset, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { text: "" },
  });
  const { mutate, isPending, error } = useRequestMutation({
    mutationFn: send,
    done: () => done,
    onDone: () => reset(),
    onError: (failure) => showFieldErrors(failure, setError, { shouldFocus: true }),
  });
  const failure = formErrorMessage(error, "This could not be sent. Please try again.");
  return (
    <form
      noValidate
      className="mt-3 grid gap-3"
      onSubmit={(event) => void handleSubmit((given) => mutate(given))(event)}
    >
      {failure && <Banner tone="error">{failure}</Banner>}
      <TextAreaField
        label={label}
        rows={3}
        required
        requiredMark="none"
        maxLength={maxLength}
        error={formState.errors.text?.message}
        {...register("text")}
      />
      <Button type="submit" variant="secondary" size="small" busy={isPending} className="justify-self-start">
        {submitLabel}
      </Button>
    </form>
  );
}
