import { zodResolver } from "@hookform/resolvers/zod";
import { invitationRegistration } from "@pawhaven/contract";
import { useForm } from "react-hook-form";
import { showFieldErrors } from "../../lib/api-errors.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { staffApi } from "../lib/staff-api.ts";
import { useJoin } from "./use-join.ts";

const fields = invitationRegistration.omit({ token: true });
interface Fields {
  name: string;
  password: string;
}

/** For an address without an account. */
export function RegisterForm({ token, email }: { token: string; email: string }) {
  const { register, handleSubmit, setError, formState } = useForm<Fields>({
    resolver: zodResolver(fields),
    defaultValues: { name: "", password: "" },
  });
  const { errors } = formState;
  const join = useJoin({
    mutationFn: (given: Fields) => staffApi.registerAndAcceptInvitation({ body: { token, ...given } }),
    onError: (error) => showFieldErrors(error, setError, { shouldFocus: true }),
  });
  return (
    <form
      noValidate
      onSubmit={(event) => void handleSubmit((given) => join.mutate(given))(event)}
      className="grid gap-4"
    >
      {join.failure && <Banner tone="error">{join.failure}</Banner>}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <TextField
        label="Your name"
        autoComplete="name"
        required
        requiredMark="none"
        error={errors.name?.message}
        {...register("name")}
      />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint="At least 8 characters."
        required
        requiredMark="none"
        error={errors.password?.message}
        {...register("password")}
      />
      <Button type="submit" busy={join.isPending} fullWidth>
        Join
      </Button>
    </form>
  );
}
