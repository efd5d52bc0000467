import type { OrderMail } from "@pawhaven/contract";
import { CircleAlert, Clock, MailCheck } from "lucide-react";
import { formatDateTime } from "../../lib/dates.ts";
import { Badge } from "../../ui/badge.tsx";
import { Panel } from "../ui/panel.tsx";

const states = {
  sent: { label: "Sent", icon: MailCheck, tone: "neutral" },
  waiting: { label: "Waiting", icon: Clock, tone: "amber" },
  failing: { label: "Not delivered yet", icon: CircleAlert, tone: "berry" },
} as const;

/** Mails about the order, as long as the outbox keeps them. */
export const MailsPanel = ({ mails }: { mails: readonly OrderMail[] }) => (
  <Panel title="Mails">
    {mails.length === 0 && <p className="text-ink-soft">None, or they are too old to be kept.</p>}
    <ul className="grid divide-y divide-line">
      {mails.map(({ id, subject, recipient, queued_at: queuedAt, sent_at: sentAt, state }) => (
        <li key={id} className="grid gap-1 py-2 first:pt-0 last:pb-0">
          <span className="wrap-anywhere">{subject.replace(/ \([A-Z]{2}-\w{20}\)$/, "")}</span>
          <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 text-ink-soft">
            <span className="wrap-anywhere">
              {recipient}, {formatDateTime(sentAt ?? queuedAt)}
            </span>
            <Badge tone={states[state].tone} icon={states[state].icon}>
              {states[state].label}
            </Badge>
          </span>
        </li>
      ))}
    </ul>
  </Panel>
);
