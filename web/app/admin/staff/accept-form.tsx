import { zodResolver } from "@hookform/resolvers/zod";
import { invitationAcceptance } from "@pawhaven/contract";
import { useForm } from "react-hook-form";
import { showFieldErrors } from "../../lib/api-errors.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { PasswordField } from "../../ui/password-field.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { staffApi } from "../lib/staff-api.ts";
import { useJoin } from "./use-join.ts";

const fields = invitationAcceptance.omit({ token: true });
interface Fields {
  password: string;
}

/** For an address that has an account already. */
export function AcceptForm({ token, email }: { token: string; email: string }) {
  const { register, handleSubmit, setError, formState } = useForm<Fields>({
    resolver: zodResolver(fields),
    defaultValues: { password: "" },
  });
  const join = useJoin({
    mutationFn: ({ password }: Fields) => staffApi.acceptInvitation({ body: { token, password } }),
    onError: (error) => showFieldErrors(error, setError, { shouldFocus: true }),
  });
  return (
    <form
      noValidate
      onSubmit={(event) => void handleSubmit((given) => join.mutate(given))(event)}
      className="grid gap-4"
    >
      {join.failure && <Banner tone="error">{join.failure}</Banner>}
      <p>This address has an account. Please enter its password.</p>
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        required
        requiredMark="none"
        error={formState.errors.password?.message}
        {...register("password")}
      />
      <Button type="submit" busy={join.isPending} fullWidth>
        Join
      </Button>
      <p className="text-center text-small">
        <TextLink to="/forgot-password">Forgot your password?</TextLink>
      </p>
    </form>
  );
}
