import { zodResolver } from "@hookform/resolvers/zod";
import { registration } from "@pawhaven/contract";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { api } from "../../lib/api.ts";
import { formErrorMessage, showFieldErrors } from "../../lib/api-errors.ts";
import { useApiMutation } from "../../lib/use-api-mutation.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { NewPasswordFields } from "./new-password-fields.tsx";

type Fields = z.input<typeof registration>;

export function SignupForm({ onRegistered }: { onRegistered: (message: string, email: string) => void }) {
  const { register, handleSubmit, setError, formState } = useForm<Fields>({
    resolver: zodResolver(registration),
    defaultValues: { name: "", email: "", password: "", password_confirmation: "" },
  });
  const { errors } = formState;
  const signUp = useApiMutation({
    mutationFn: (body: Fields) => api.register({ body }),
    onSuccess: ({ message }, { email }) => onRegistered(message || "Registration successful!", email),
    onError: (error) => showFieldErrors(error, setError, { shouldFocus: true }),
  });
  const failure = formErrorMessage(signUp.error, "Registration failed!");

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(signUp.mutate)(event)} className="grid gap-4">
      {failure && <Banner tone="error">{failure}</Banner>}
      <TextField
        label="Name"
        autoComplete="name"
        required
        requiredMark="none"
        error={errors.name?.message}
        {...register("name")}
      />
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        required
        requiredMark="none"
        error={errors.email?.message}
        {...register("email")}
      />
      <NewPasswordFields label="Password" errors={errors} register={register} />
      <Button type="submit" busy={signUp.isPending} busyLabel="Signing up…" fullWidth>
        Sign Up
      </Button>
    </form>
  );
}
