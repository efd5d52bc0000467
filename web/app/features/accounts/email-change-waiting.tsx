import type { EmailChange } from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { CircleCheck, Clock } from "lucide-react";
import { api } from "../../lib/api.ts";
import { errorMessage } from "../../lib/api-errors.ts";
import { formatDateTime } from "../../lib/dates.ts";
import { useApiMutation } from "../../lib/use-api-mutation.ts";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.tsx";
import { OutboxHint } from "../messages/outbox-hint.tsx";
import { securityEventsQuery, signInMethodsQuery } from "./queries.ts";

interface EmailChangeWaitingProps {
  change: EmailChange;
  /** The address of now. */
  email: string;
}

export function EmailChangeWaiting({ change, email }: EmailChangeWaitingProps) {
  const queryClient = useQueryClient();
  const cancel = useApiMutation({
    mutationFn: () => api.cancelEmailChange(),
    onSuccess: ({ message }) => toast.success(message),
    onError: (error) => toast.error(errorMessage(error, "The change could not be stopped. Please try again.")),
    onSettled: () => {
      void queryClient.invalidateQueries(securityEventsQuery);
      return queryClient.invalidateQueries(signInMethodsQuery);
    },
  });
  return (
    <div className="grid gap-4">
      <p className="wrap-anywhere">
        It becomes <strong>{change.new_email}</strong> when it was confirmed on both addresses, until{" "}
        {formatDateTime(change.expires_at)}. <OutboxHint />
      </p>
      <ul className="grid gap-2">
        <LinkState address={email} isWaiting={change.waits_for_old} />
        <LinkState address={change.new_email} isWaiting={change.waits_for_new} />
      </ul>
      <div>
        <Button variant="secondary" busy={cancel.isPending} onClick={() => cancel.mutate()}>
          Stop the change
        </Button>
      </div>
    </div>
  );
}

const LinkState = ({ address, isWaiting }: { address: string; isWaiting: boolean }) => (
  <li className="flex items-start gap-2 wrap-anywhere">
    {isWaiting ? (
      <Clock className="mt-0.5 size-5 shrink-0 text-ink-soft" />
    ) : (
      <CircleCheck className="mt-0.5 size-5 shrink-0 text-teal" />
    )}
    <span>
      {isWaiting ? "Please follow the link in the email to " : "Confirmed: "}
      {address}
    </span>
  </li>
);
