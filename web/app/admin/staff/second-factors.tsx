import { pluralize, type StaffSecurity } from "@pawhaven/contract";
import { ShieldAlert, ShieldCheck } from "lucide-react";
import { errorMessage } from "../../lib/api-errors.ts";
import { formatDateTime } from "../../lib/dates.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button, ButtonLink } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { askToConfirm } from "../../ui/dialogs.tsx";
import { toast } from "../../ui/toast.tsx";
import { secondFactor as secondFactorPath } from "../lib/paths.ts";
import { staffApi } from "../lib/staff-api.ts";
import { useStaffMutation } from "../lib/use-staff-mutation.ts";
import { useRefreshSecurity } from "./queries.ts";

interface SecondFactorsProps {
  security: StaffSecurity;
  onNewCodes: (codes: string[]) => void;
}

export function SecondFactors({ security, onNewCodes }: SecondFactorsProps) {
  const { has_authenticator: hasApp, passkeys } = security.second_factor;
  const isProtected = hasApp || passkeys > 0;
  return (
    <Card title="Second factor" size="compact">
      {isProtected ? (
        <Badge tone="teal" icon={ShieldCheck}>
          Protected
        </Badge>
      ) : (
        <Badge tone="amber" icon={ShieldAlert}>
          Not protected yet
        </Badge>
      )}
      <ul className="mt-2 divide-y divide-line">
        <Authenticator since={security.authenticator_since} isProtected={isProtected} />
        {isProtected && <RecoveryCodesLeft left={security.second_factor.recovery_codes_left} onNewCodes={onNewCodes} />}
      </ul>
    </Card>
  );
}

const rowClasses = "flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2";

function Authenticator({ since, isProtected }: { since: string | null; isProtected: boolean }) {
  const refresh = useRefreshSecurity();
  const remove = useStaffMutation({
    mutationFn: () => staffApi.removeAuthenticator(),
    onSuccess: ({ message }) => {
      toast.success(message);
      return refresh();
    },
    onError: (error) => toast.error(errorMessage(error, "The app could not be removed. Please try again.")),
  });
  return (
    <li className={rowClasses}>
      <div>
        <p className="font-semibold">Authenticator app</p>
        <p className="text-ink-soft">{since ? `Since ${formatDateTime(since)}` : "Codes from an app on your phone"}</p>
      </div>
      <div className="flex gap-2">
        <ButtonLink to={secondFactorPath} variant={isProtected ? "secondary" : "primary"} size="small">
          {since ? "Replace" : "Set up"}
        </ButtonLink>
        {since && (
          <Button
            variant="secondary"
            size="small"
            busy={remove.isPending}
            onClick={() => void askToRemove().then((isSure) => isSure && remove.mutate())}
          >
            Remove<span className="sr-only"> the authenticator app</span>
          </Button>
        )}
      </div>
    </li>
  );
}

const askToRemove = () =>
  askToConfirm({
    title: "Remove the authenticator app?",
    text: "Its codes will no longer sign you in.",
    confirmLabel: "Remove",
    cancelLabel: "Keep it",
    danger: true,
  });

function RecoveryCodesLeft({ left, onNewCodes }: { left: number; onNewCodes: (codes: string[]) => void }) {
  const refresh = useRefreshSecurity();
  const renew = useStaffMutation({
    mutationFn: () => staffApi.renewRecoveryCodes(),
    onSuccess: async ({ recovery_codes: codes }) => {
      await refresh();
      onNewCodes(codes);
    },
    onError: (error) => toast.error(errorMessage(error, "The codes could not be renewed. Please try again.")),
  });
  return (
    <li className={rowClasses}>
      <div>
        <p className="font-semibold">Recovery codes</p>
        <p className={left < 3 ? "font-semibold text-berry" : "text-ink-soft"}>{pluralize(left, "code")} left</p>
      </div>
      <Button variant="secondary" size="small" busy={renew.isPending} onClick={() => renew.mutate()}>
        Renew<span className="sr-only"> the recovery codes</span>
      </Button>
    </li>
  );
}
