import { zodResolver } from "@hookform/resolvers/zod";
import { ApiResponseError, registration } from "@pawhaven/contract";
import { useState } from "react";
import { useForm } from "react-hook-form";
import type { z } from "zod";
import { api } from "../../lib/api.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { NewPasswordFields } from "./new-password-fields.tsx";

type Fields = z.input<typeof registration>;

/** `onRegistered` gets the server's words and the address, for the sign-in screen that follows. */
export function SignupForm({ onRegistered }: { onRegistered: (message: string, email: string) => void }) {
  const { register, handleSubmit, setError, formState } = useForm<Fields>({
    resolver: zodResolver(registration),
    defaultValues: { name: "", email: "", password: "", password_confirmation: "" },
  });
  const [failure, setFailure] = useState<string>();
  const { errors, isSubmitting } = formState;

  async function signUp(given: Fields) {
    setFailure(undefined);
    try {
      const { message } = await api.register({ body: given });
      onRegistered(message || "Registration successful!", given.email);
    } catch (error) {
      const fieldErrors = error instanceof ApiResponseError ? Object.entries(error.errors) : [];
      for (const [field, [message = ""]] of fieldErrors)
        setError(field as keyof Fields, { message }, { shouldFocus: true });
      if (fieldErrors.length === 0)
        setFailure((error instanceof ApiResponseError && error.message) || "Registration failed!");
    }
  }

  return (
    <form noValidate onSubmit={(event) => void handleSubmit(signUp)(event)} className="grid gap-4">
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
      <Button type="submit" busy={isSubmitting} busyLabel="Signing up…" fullWidth>
        Sign Up
      </Button>
    </form>
  );
}
