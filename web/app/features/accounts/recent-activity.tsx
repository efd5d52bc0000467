import { deviceName, type SecurityEvent } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { formatDateTime } from "../../lib/dates.ts";
import * as paths from "../../lib/paths.ts";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { EmptyState, ErrorState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { activityTexts } from "./activity-texts.ts";
import { securityEventsQuery } from "./queries.ts";

const firstCount = 5;

export function RecentActivity() {
  const { data: events, isLoadingError, refetch } = useQuery(securityEventsQuery);
  if (isLoadingError) return <ErrorState text="Your activity could not be loaded." onRetry={() => void refetch()} />;
  if (!events) return <Skeleton className="h-40" />;
  if (events.length === 0)
    return <EmptyState title="Nothing yet" text="Sign-ins and changes to your account will appear here." />;
  return <ActivityList events={events} />;
}

function ActivityList({ events }: { events: SecurityEvent[] }) {
  const [showsAll, setShowsAll] = useState(false);
  return (
    <>
      <p className="text-ink-soft text-pretty">
        Something you do not recognize? <TextLink to={paths.forgotPassword}>Set a new password</TextLink>. That signs
        everybody out.
      </p>
      <ul className="mt-2 divide-y divide-line">
        {(showsAll ? events : events.slice(0, firstCount)).map((event) => (
          <ActivityRow key={event.id} event={event} />
        ))}
      </ul>
      {!showsAll && events.length > firstCount && (
        <Button variant="secondary" className="mt-4" onClick={() => setShowsAll(true)}>
          Show all {events.length}
        </Button>
      )}
    </>
  );
}

function ActivityRow({ event: { kind, created_at: at, device, network } }: { event: SecurityEvent }) {
  const { text, icon: Icon, isWarning } = activityTexts[kind];
  const origin = [device && deviceName(device), network].filter(Boolean).join(", ");
  return (
    <li className="flex gap-4 py-4">
      <Icon className={classNames("mt-0.5 size-6 shrink-0", isWarning ? "text-berry" : "text-ink-soft")} />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{text}</p>
        <p className="text-small text-ink-soft">
          <time dateTime={at}>{formatDateTime(at)}</time>
        </p>
        {origin && <p className="text-small text-ink-soft wrap-anywhere">{origin}</p>}
      </div>
    </li>
  );
}
