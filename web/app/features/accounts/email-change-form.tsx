import { zodResolver } from "@hookform/resolvers/zod";
import { emailChangeRequest, type SignInMethods } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { api } from "../../lib/api.ts";
import { formErrorMessage, showFieldErrors } from "../../lib/api-errors.ts";
import * as paths from "../../lib/paths.ts";
import { useApiMutation } from "../../lib/use-api-mutation.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { securityEventsQuery, signInMethodsQuery } from "./queries.ts";

type Fields = z.input<typeof emailChangeRequest>;

export function EmailChangeForm({ methods: { has_password: hasPassword } }: { methods: SignInMethods }) {
  const queryClient = useQueryClient();
  const { register, handleSubmit, setError, formState } = useForm<Fields>({
    resolver: zodResolver(emailChangeRequest),
    defaultValues: { email: "", ...(hasPassword && { password: "" }) },
  });
  const { errors } = formState;
  const request = useApiMutation({
    mutationFn: (body: Fields) => api.requestEmailChange({ body }),
    onSuccess: () => {
      void queryClient.invalidateQueries(securityEventsQuery);
      return queryClient.invalidateQueries(signInMethodsQuery);
    },
    onError: (error) => showFieldErrors(error, setError, { shouldFocus: true }),
  });
  const failure = formErrorMessage(request.error, "The change could not be started. Please try again.");
  return (
    <form
      noValidate
      onSubmit={(event) => void handleSubmit((body) => request.mutate(body))(event)}
      className="grid max-w-md gap-4"
    >
      {failure && <Banner tone="error">{failure}</Banner>}
      <TextField
        label="New email"
        type="email"
        autoComplete="email"
        required
        requiredMark="none"
        error={errors.email?.message}
        {...register("email")}
      />
      {hasPassword && (
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          required
          requiredMark="none"
          error={errors.password?.message}
          {...register("password")}
        />
      )}
      <p className="text-small text-ink-soft text-pretty">
        We send a link to your address of now and one to the new address. It changes when you have followed both. You
        cannot read mails to your address of now? <TextLink to={paths.contact}>Please contact us</TextLink>.
      </p>
      <div>
        <Button type="submit" busy={request.isPending} busyLabel="Sending…">
          Change email
        </Button>
      </div>
    </form>
  );
}
