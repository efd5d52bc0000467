import type { Profile } from "@pawhaven/contract";
import { MailWarning } from "lucide-react";
import { Badge } from "../../ui/badge.tsx";
import { classNames } from "../../ui/class-names.ts";
import { OutboxHint } from "../messages/outbox-hint.tsx";
import { SendConfirmationLink } from "./send-confirmation-link.tsx";

interface AddressStateProps {
  profile: Profile;
  className?: string;
}

export const AddressState = ({ profile: { email, email_confirmed: isConfirmed }, className }: AddressStateProps) => (
  <div className={classNames("grid justify-items-start gap-1 text-ink-soft", className)}>
    <p className="wrap-anywhere">
      Signed in as <strong className="text-ink">{email}</strong>
    </p>
    {!isConfirmed && (
      <>
        <Badge tone="amber" icon={MailWarning}>
          Not confirmed yet
        </Badge>
        <p className="text-small">
          Please open the link in the email we sent you. <OutboxHint />
        </p>
        <SendConfirmationLink />
      </>
    )}
  </div>
);
