import { zodResolver } from "@hookform/resolvers/zod";
import { ownershipClaim } from "@pawhaven/contract";
import { useForm } from "react-hook-form";
import { showFieldErrors } from "../../lib/api-errors.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/field.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { staffApi } from "../lib/staff-api.ts";
import { useJoin } from "./use-join.ts";

const fields = ownershipClaim.omit({ token: true });
interface Fields {
  name: string;
  email: string;
  password: string;
}

/** `email` is null if the link is for whoever comes first. */
export function ClaimForm({ token, email }: { token: string; email: string | null }) {
  const { register, handleSubmit, setError, formState } = useForm<Fields>({
    resolver: zodResolver(fields),
    defaultValues: { name: "", email: email ?? "", password: "" },
  });
  const { errors } = formState;
  const join = useJoin({
    mutationFn: (given: Fields) => staffApi.claimOwnership({ body: { token, ...given } }),
    onError: (error) => showFieldErrors(error, setError, { shouldFocus: true }),
  });
  return (
    <form
      noValidate
      onSubmit={(event) => void handleSubmit((given) => join.mutate(given))(event)}
      className="grid gap-4"
    >
      {join.failure && <Banner tone="error">{join.failure}</Banner>}
      <TextField
        label="Your name"
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
        readOnly={email !== null}
        error={errors.email?.message}
        {...register("email")}
      />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint="At least 8 characters. If the address has an account, this replaces its password."
        required
        requiredMark="none"
        error={errors.password?.message}
        {...register("password")}
      />
      <Button type="submit" busy={join.isPending} fullWidth>
        Become owner
      </Button>
    </form>
  );
}
