import { type ActiveSession, deviceName } from "@pawhaven/contract";
import { errorMessage } from "../../lib/api-errors.ts";
import { formatDateTime } from "../../lib/dates.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { Card } from "../../ui/card.tsx";
import { toast } from "../../ui/toast.tsx";
import { staffApi } from "../lib/staff-api.ts";
import { useStaffMutation } from "../lib/use-staff-mutation.ts";
import { useRefreshSecurity } from "./queries.ts";

export const OwnSessions = ({ sessions }: { sessions: readonly ActiveSession[] }) => (
  <Card title="Where you are signed in" size="compact">
    <ul className="divide-y divide-line">
      {sessions.map((session) => (
        <OwnSession key={session.id} session={session} />
      ))}
    </ul>
  </Card>
);

function OwnSession({ session }: { session: ActiveSession }) {
  const refresh = useRefreshSecurity();
  const end = useStaffMutation({
    mutationFn: () => staffApi.endStaffSession({ params: { id: session.id } }),
    onSuccess: ({ message }) => {
      toast.success(message);
      return refresh();
    },
    onError: (error) => toast.error(errorMessage(error, "The session could not be ended. Please try again.")),
  });
  return (
    <li className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
      <div className="min-w-0">
        <p className="font-semibold">{deviceName(session.device)}</p>
        <p className="text-ink-soft wrap-anywhere">
          Last used {formatDateTime(session.last_seen_at)}
          {session.network && ` from ${session.network}`}
        </p>
      </div>
      {session.is_current ? (
        <Badge tone="teal">This device</Badge>
      ) : (
        <Button variant="secondary" size="small" busy={end.isPending} onClick={() => end.mutate()}>
          Sign out<span className="sr-only"> {deviceName(session.device)}</span>
        </Button>
      )}
    </li>
  );
}
