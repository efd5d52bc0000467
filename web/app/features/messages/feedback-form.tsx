import { zodResolver } from "@hookform/resolvers/zod";
import { feedback } from "@pawhaven/contract";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { TextAreaField } from "../../ui/text-area-field.tsx";
import { useSendFeedback } from "./use-send-feedback.ts";

const empty = { name: "", email: "", message: "" };

export function FeedbackForm() {
  const { register, handleSubmit, reset, setError, formState } = useForm<z.input<typeof feedback>>({
    resolver: zodResolver(feedback),
    defaultValues: empty,
  });
  const { errors } = formState;
  const send = useSendFeedback({ onSent: () => reset(empty), setError });
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(send.mutate)(event)} className="grid gap-4">
      <p className="text-ink-soft">What did we do well, and what could be better? We read every message.</p>
      <TextField label="Name" autoComplete="name" required error={errors.name?.message} {...register("name")} />
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        required
        error={errors.email?.message}
        {...register("email")}
      />
      <TextAreaField label="Message" rows={4} required error={errors.message?.message} {...register("message")} />
      <Button type="submit" busy={send.isPending} busyLabel="Submitting…" fullWidth>
        Submit Feedback
      </Button>
    </form>
  );
}
