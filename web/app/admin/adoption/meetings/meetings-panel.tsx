import type { Meeting, RequestDetails } from "@pawhaven/contract";
import { CalendarPlus } from "lucide-react";
import { useState } from "react";
import { useSiteConfig } from "../../../lib/site-config.ts";
import { Button } from "../../../ui/button.tsx";
import { useStaffSession } from "../../lib/use-staff-session.ts";
import { Panel } from "../../ui/panel.tsx";
import { targetsOf } from "../board/board-columns.ts";
import { describeMoment } from "../shop-clock.ts";
import { CloseMeetingDialog } from "./close-meeting-dialog.tsx";
import { MeetingDialog } from "./meeting-dialog.tsx";
import { MeetingStatus } from "./meeting-status.tsx";

type OpenDialog = "plan" | "move" | "close" | undefined;

/** One meeting is planned at a time; earlier ones stay, with how they went. */
export function MeetingsPanel({ request }: { request: RequestDetails }) {
  const { can } = useStaffSession();
  const [dialog, setDialog] = useState<OpenDialog>();
  const { meetings, stage } = request;
  const planned = meetings.find(({ status }) => status === "planned");
  const canPlan = can("calendar.meetings") && targetsOf(request).length > 0 && stage !== "approved";
  const close = () => setDialog(undefined);
  return (
    <Panel title="Meetings">
      {meetings.length === 0 && <p className="text-ink-soft">No meeting yet.</p>}
      <ul className="divide-y divide-line">
        {meetings.map((meeting) => (
          <li key={meeting.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2">
            <MeetingFacts meeting={meeting} />
            {meeting.status === "planned" && can("calendar.meetings") && (
              <span className="flex flex-wrap gap-2">
                <Button variant="secondary" size="small" onClick={() => setDialog("move")}>
                  Move
                </Button>
                <Button variant="secondary" size="small" onClick={() => setDialog("close")}>
                  How it went, or cancel
                </Button>
              </span>
            )}
          </li>
        ))}
      </ul>
      {canPlan && !planned && (
        <Button variant="secondary" size="small" icon={CalendarPlus} className="mt-2" onClick={() => setDialog("plan")}>
          Plan a meeting
        </Button>
      )}
      {dialog === "plan" && <MeetingDialog request={request} onClose={close} />}
      {dialog === "move" && planned && <MeetingDialog request={request} meeting={planned} onClose={close} />}
      {dialog === "close" && planned && <CloseMeetingDialog request={request} meeting={planned} onClose={close} />}
    </Panel>
  );
}

function MeetingFacts({ meeting: { starts_at: startsAt, place, note, status } }: { meeting: Meeting }) {
  const { shop } = useSiteConfig();
  return (
    <span className="min-w-0">
      <span className="flex flex-wrap items-center gap-x-3">
        <strong className="tabular-nums">{describeMoment(startsAt, shop.timeZone)}</strong>
        <MeetingStatus status={status} />
      </span>
      {place && <span className="block wrap-anywhere">{place}</span>}
      {note && <span className="block whitespace-pre-line wrap-anywhere text-ink-soft">{note}</span>}
    </span>
  );
}
