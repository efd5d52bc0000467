import { pluralize, toDollars, type VisitDetails } from "@pawhaven/contract";
import { UserX } from "lucide-react";
import { capitalize } from "../../lib/capitalize.ts";
import { formatDollars } from "../../lib/money.ts";
import { Badge } from "../../ui/badge.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { screenPath } from "../lib/paths.ts";
import { Facts } from "../ui/facts.tsx";
import { Panel } from "../ui/panel.tsx";

const sources = { online: "Online", phone: "On the phone", "walk-in": "Walk-in" } as const;

const minutesOf = ({ starts_at, ends_at }: VisitDetails): number =>
  (Date.parse(ends_at) - Date.parse(starts_at)) / 60_000;

function describeLength(visit: VisitDetails): string {
  const minutes = minutesOf(visit);
  return minutes === visit.service_minutes
    ? `${minutes} minutes`
    : `${minutes} minutes, usually ${visit.service_minutes}`;
}

export const VisitFacts = ({ visit }: { visit: VisitDetails }) => (
  <Panel title="Visit">
    <Facts
      facts={[
        ["Service", visit.service_name],
        ["Length", describeLength(visit)],
        ...visit.resources.map(({ kind, name }) => [capitalize(kind), name] as const),
        ...(visit.person ? ([["Asked for", visit.person]] as const) : []),
        ["Price", visit.price_cents === null ? "Not set" : formatDollars(toDollars(visit.price_cents))],
        ["Booked", sources[visit.source]],
        ...(visit.notes ? ([["Wish", visit.notes]] as const) : []),
      ]}
    />
  </Panel>
);

/** How often somebody did not come is shown, and has no consequence. */
export const WhoComes = ({ visit }: { visit: VisitDetails }) => (
  <Panel title="Who comes">
    <Facts
      facts={[
        ["Pet", visit.species ? `${visit.pet.name}, ${visit.species}` : visit.pet.name],
        ["Name", <CustomerName key="name" visit={visit} />],
        [
          "Phone",
          visit.phone ? (
            <a key="phone" className="underline" href={`tel:${visit.phone}`}>
              {visit.phone}
            </a>
          ) : (
            "None"
          ),
        ],
        [
          "Email",
          visit.customer.email ? (
            <TextLink key="email" to={`mailto:${visit.customer.email}`}>
              {visit.customer.email}
            </TextLink>
          ) : (
            "None"
          ),
        ],
        [
          "Did not come",
          visit.no_shows === 0 ? (
            "Never"
          ) : (
            <Badge key="missed" tone="amber" icon={UserX}>
              {pluralize(visit.no_shows, "time")}
            </Badge>
          ),
        ],
      ]}
    />
  </Panel>
);

const CustomerName = ({ visit: { user_id: id, customer, source } }: { visit: VisitDetails }) =>
  id === null ? (
    `${customer.name}${source === "online" ? "" : " (guest)"}`
  ) : (
    <TextLink to={screenPath(`customers/${id}`)}>{customer.name}</TextLink>
  );
