import type { VisitToCall } from "@pawhaven/contract";
import { Phone } from "lucide-react";
import { formatDay } from "../../../lib/days.ts";
import { TextLink } from "../../../ui/text-link.tsx";
import { screenPath } from "../../lib/paths.ts";

/** Whom to call about which visit, and why. */
export const CallList = ({ visits }: { visits: readonly VisitToCall[] }) => (
  <ul aria-label="Visits to call about" className="grid divide-y divide-line border-y border-line">
    {visits.map((visit) => (
      <li key={visit.id} className="grid gap-x-4 py-2 sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="min-w-0 wrap-anywhere">
          <TextLink to={screenPath(`bookings/${visit.id}`)} className="font-bold tabular-nums">
            {formatDay(visit.date, "short")}, {visit.time_slot}
          </TextLink>{" "}
          {visit.service_name}, {visit.pet.name}
          <p className="text-ink-soft">
            {visit.resource_name}: {visit.reason}
          </p>
        </div>
        <div className="min-w-0 wrap-anywhere">
          <p className="font-bold">{visit.customer.name}</p>
          <p>
            {visit.customer.phone ? (
              <TextLink to={`tel:${visit.customer.phone}`} className="inline-flex items-center gap-1">
                <Phone className="size-3.5" /> {visit.customer.phone}
              </TextLink>
            ) : (
              visit.customer.email && <TextLink to={`mailto:${visit.customer.email}`}>{visit.customer.email}</TextLink>
            )}
          </p>
        </div>
      </li>
    ))}
  </ul>
);
