import { type ActiveSession, type Customer, deviceName } from "@pawhaven/contract";
import { activityTexts } from "../../features/accounts/activity-texts.ts";
import { formatDateTime } from "../../lib/dates.ts";
import { Button } from "../../ui/button.tsx";
import { askToConfirm } from "../../ui/dialogs.tsx";
import { staffApi } from "../lib/staff-api.ts";
import { Panel } from "../ui/panel.tsx";
import { useCustomerMutation } from "./use-customer-mutation.ts";

type Security = NonNullable<Customer["security"]>;

interface SecurityPanelProps {
  customerId: number;
  security: Security;
}

/** Where the customer is signed in, and what happened to the account. */
export const SecurityPanel = ({ customerId, security: { sessions, passkeys, events } }: SecurityPanelProps) => (
  <Panel title="Sign-ins">
    <p className="text-ink-soft">
      {passkeys === 0 ? "No passkeys." : passkeys === 1 ? "One passkey." : `${passkeys} passkeys.`}
      {sessions.length === 0 && " Signed in nowhere."}
    </p>
    <ul className="divide-y divide-line">
      {sessions.map((session) => (
        <SessionRow key={session.id} customerId={customerId} session={session} />
      ))}
    </ul>
    {sessions.length > 0 && <EndAll customerId={customerId} />}
    {events.length > 0 && <RecentActivity events={events} />}
  </Panel>
);

const RecentActivity = ({ events }: Pick<Security, "events">) => (
  <details className="mt-2">
    <summary className="min-h-9 cursor-pointer py-1.5 font-bold">Recent activity ({events.length})</summary>
    <ul className="divide-y divide-line">
      {events.map(({ id, kind, created_at, device, network }) => (
        <li key={id} className="py-1">
          {activityTexts[kind].text}
          <span className="block text-ink-soft">
            {[formatDateTime(created_at), device && deviceName(device), network].filter(Boolean).join(", ")}
          </span>
        </li>
      ))}
    </ul>
  </details>
);

function SessionRow({ customerId, session }: { customerId: number; session: ActiveSession }) {
  const end = useCustomerMutation({
    mutationFn: () => staffApi.endCustomerSession({ params: { id: customerId, session_id: session.id } }),
  });
  return (
    <li className="flex min-h-10 flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1">
      <span className="min-w-0 wrap-anywhere">
        {deviceName(session.device)}
        <span className="block text-ink-soft">
          Last used {formatDateTime(session.last_seen_at)}
          {session.network && ` from ${session.network}`}
        </span>
      </span>
      <Button variant="secondary" size="small" busy={end.isPending} onClick={() => end.mutate()}>
        End<span className="sr-only"> the session on {deviceName(session.device)}</span>
      </Button>
    </li>
  );
}

function EndAll({ customerId }: { customerId: number }) {
  const { mutate, isPending } = useCustomerMutation({
    mutationFn: () => staffApi.endCustomerSessions({ params: { id: customerId } }),
  });
  const ask = async () => {
    const isSure = await askToConfirm({
      title: "Sign this customer out everywhere?",
      text: "All devices, reset links and calendar links stop working at once. The password stays.",
      confirmLabel: "Sign out",
      cancelLabel: "Not now",
      danger: true,
    });
    if (isSure) mutate();
  };
  return (
    <Button variant="ghost" size="small" busy={isPending} onClick={() => void ask()}>
      Sign out everywhere
    </Button>
  );
}
