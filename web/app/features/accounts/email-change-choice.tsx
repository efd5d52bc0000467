import { api } from "../../lib/api.ts";
import * as paths from "../../lib/paths.ts";
import { useApiMutation } from "../../lib/use-api-mutation.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { submitOutcome } from "./submit-outcome.ts";

interface EmailChangeChoiceProps {
  token: string;
  /** Whether the link came to the address of now, whose owner may stop the change. */
  canStop: boolean;
}

export function EmailChangeChoice({ token, canStop }: EmailChangeChoiceProps) {
  const body = { token };
  const confirm = useApiMutation({ mutationFn: () => api.confirmEmailChange({ body }) });
  const stop = useApiMutation({ mutationFn: () => api.stopEmailChange({ body }) });
  const fallbacks = { success: "", failure: "Something went wrong!" };
  const outcome = submitOutcome(confirm, fallbacks) ?? submitOutcome(stop, fallbacks);
  if (confirm.isSuccess || stop.isSuccess)
    return (
      <>
        {outcome && <Banner tone={outcome.tone}>{outcome.text}</Banner>}
        <ButtonLink to={stop.isSuccess ? paths.forgotPassword : "/"} variant="secondary" fullWidth className="mt-6">
          {stop.isSuccess ? "Set a new password" : "Go to the home page"}
        </ButtonLink>
      </>
    );
  return (
    <div className="grid gap-3">
      {outcome && <Banner tone={outcome.tone}>{outcome.text}</Banner>}
      <Button fullWidth busy={confirm.isPending} disabled={stop.isPending} onClick={() => confirm.mutate()}>
        {canStop ? "Confirm the change" : "Confirm this address"}
      </Button>
      {canStop && (
        <Button
          variant="secondary"
          fullWidth
          busy={stop.isPending}
          disabled={confirm.isPending}
          onClick={() => stop.mutate()}
        >
          Stop the change
        </Button>
      )}
    </div>
  );
}
