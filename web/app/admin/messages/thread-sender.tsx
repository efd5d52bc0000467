import type { Thread } from "@pawhaven/contract";
import { BadgeCheck, CircleHelp } from "lucide-react";
import { formatDateTime } from "../../lib/dates.ts";
import { phoneUrl } from "../../lib/phone-url.ts";
import { Badge } from "../../ui/badge.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { Facts } from "../ui/facts.tsx";
import { Panel } from "../ui/panel.tsx";
import { ScreenLink } from "../ui/screen-link.tsx";

export function ThreadSender({ thread }: { thread: Thread }) {
  const { name, email, phone, is_sender_proven: isProven, created_at: createdAt } = thread;
  return (
    <Panel title="Sender">
      <Facts
        facts={[
          ["Name", name],
          ["Email", email],
          [
            "Address",
            isProven ? (
              <Badge key="address" tone="teal" icon={BadgeCheck}>
                Proven by an answer
              </Badge>
            ) : (
              <Badge key="address" tone="amber" icon={CircleHelp}>
                Typed, not proven
              </Badge>
            ),
          ],
          ...(phone
            ? ([
                [
                  "Phone",
                  <TextLink key="phone" to={phoneUrl(phone)}>
                    {phone}
                  </TextLink>,
                ],
              ] as const)
            : []),
          ["Account", <Account key="account" thread={thread} />],
          ["Since", formatDateTime(createdAt)],
        ]}
      />
    </Panel>
  );
}

/** The account with this proven address. Until the sender is proven, somebody else may have typed it. */
function Account({ thread: { customer } }: { thread: Thread }) {
  if (!customer) return "None with this address";
  return (
    <ScreenLink to={`customers/${customer.id}`}>
      {customer.name}, no. {customer.id}
    </ScreenLink>
  );
}
