import type { Customer } from "@pawhaven/contract";
import { MailWarning } from "lucide-react";
import { Badge } from "../../ui/badge.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { Facts } from "../ui/facts.tsx";
import { Panel } from "../ui/panel.tsx";

type Contact = NonNullable<Customer["contact"]>;

export const ContactPanel = ({ contact }: { contact: Contact }) => (
  <Panel title="Contact">
    <Facts
      facts={[
        ["Email", <Address key="email" email={contact.email} isConfirmed={contact.email_confirmed} />],
        ["Phone", contact.phone ?? "Not given"],
        ["Address", contact.address ?? "Not given"],
        ...(contact.contact_addresses.length > 0
          ? [["Also mailed", <AlsoMailed key="also" contact={contact} />] as const]
          : []),
      ]}
    />
    {contact.order_addresses.length > 0 && (
      <>
        <h3 className="mt-3 font-bold">Sent to</h3>
        <ul className="divide-y divide-line">
          {contact.order_addresses.map(({ name, phone, address }) => (
            <li key={`${name}${phone}${address}`} className="py-1 wrap-anywhere">
              {name}, {address}, {phone}
            </li>
          ))}
        </ul>
      </>
    )}
  </Panel>
);

const AlsoMailed = ({ contact: { contact_addresses: addresses } }: { contact: Contact }) => (
  <ul>
    {addresses.map(({ id, email, confirmed }) => (
      <li key={id}>
        <Address email={email} isConfirmed={confirmed} />
      </li>
    ))}
  </ul>
);

const Address = ({ email, isConfirmed }: { email: string; isConfirmed: boolean }) => (
  <span className="inline-flex flex-wrap items-center gap-2">
    <TextLink to={`mailto:${email}`}>{email}</TextLink>
    {!isConfirmed && (
      <Badge tone="amber" icon={MailWarning}>
        Not confirmed
      </Badge>
    )}
  </span>
);
