import type { PlannedMeeting } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { HeartHandshake } from "lucide-react";
import { useSiteConfig } from "../../lib/site-config.ts";
import { RetryBanner } from "../../ui/retry-banner.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { meetingsQuery, requestsKey } from "../adoption/queries.ts";
import { dayAndTimeOf, describeMoment } from "../adoption/shop-clock.ts";
import { screenPath } from "../lib/paths.ts";
import { useStaffChanges } from "../lib/use-staff-changes.ts";
import { useStaffSession } from "../lib/use-staff-session.ts";

interface MeetingsLineProps {
  from: string;
  to: string;
}

/** Meetings take time of an animal, not of a person or a room, so no column has them. */
export function MeetingsLine({ from, to }: MeetingsLineProps) {
  const { can } = useStaffSession();
  const query = { ...meetingsQuery(from, to), enabled: can("applications.read") };
  const { data, isLoadingError, refetch } = useQuery(query);
  useStaffChanges(["adoption_requests"], requestsKey);
  const meetings = data?.filter(({ status }) => status === "planned" || status === "held") ?? [];
  if (isLoadingError)
    return (
      <RetryBanner
        className="mb-3"
        text="The meetings with animals could not be loaded."
        onRetry={() => void refetch()}
      />
    );
  if (meetings.length === 0) return null;
  return (
    <div className="mb-3 flex gap-2 rounded-small border border-line bg-surface px-3 py-2">
      <HeartHandshake className="mt-0.5 size-4 shrink-0 text-teal" aria-hidden="true" />
      <ul aria-label="Meetings with animals" className="flex flex-wrap gap-x-4 gap-y-1">
        {meetings.map((meeting) => (
          <li key={meeting.id}>
            <MeetingLink meeting={meeting} withDay={from !== to} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function MeetingLink({ meeting, withDay }: { meeting: PlannedMeeting; withDay: boolean }) {
  const { timeZone } = useSiteConfig().shop;
  const { starts_at: startsAt } = meeting;
  return (
    <TextLink to={screenPath(`requests/${meeting.request_id}`)}>
      <span className="tabular-nums">
        {withDay ? describeMoment(startsAt, timeZone) : dayAndTimeOf(startsAt, timeZone).time_slot}
      </span>{" "}
      {meeting.customer.name} meets {meeting.pet.name}
    </TextLink>
  );
}
