import { zodResolver } from "@hookform/resolvers/zod";
import { resetRequest } from "@pawhaven/contract";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { api } from "../../lib/api.ts";
import { useApiMutation } from "../../lib/use-api-mutation.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { OutboxHint } from "../messages/outbox-hint.tsx";
import { submitOutcome } from "./submit-outcome.ts";

export function ResendConfirmationForm({ email }: { email: string }) {
  const { register, handleSubmit, formState } = useForm<z.input<typeof resetRequest>>({
    resolver: zodResolver(resetRequest),
    defaultValues: { email },
  });
  const request = useApiMutation({ mutationFn: (body: { email: string }) => api.requestConfirmation({ body }) });
  const outcome = submitOutcome(request, { success: "", failure: "Something went wrong!" });
  return (
    <form
      noValidate
      onSubmit={(event) => void handleSubmit((body) => request.mutate(body))(event)}
      className="grid gap-4"
    >
      {outcome && (
        <Banner tone={outcome.tone}>
          <span>{outcome.text}</span> {outcome.tone === "success" && <OutboxHint />}
        </Banner>
      )}
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        required
        requiredMark="none"
        error={formState.errors.email?.message}
        {...register("email")}
      />
      <Button type="submit" busy={request.isPending} busyLabel="Sending…" fullWidth>
        Send a new link
      </Button>
    </form>
  );
}
