import type { FollowUp, Handover } from "@pawhaven/contract";
import { CircleCheck, CircleHelp, Clock, Meh } from "lucide-react";
import { formatDay } from "../../../lib/days.ts";
import { Badge, type BadgeTone } from "../../../ui/badge.tsx";
import type { IconComponent } from "../../../ui/button.tsx";
import { Panel } from "../../ui/panel.tsx";

const moods: Record<NonNullable<FollowUp["mood"]>, { label: string; tone: BadgeTone; icon: IconComponent }> = {
  well: { label: "All is well", tone: "teal", icon: CircleCheck },
  mixed: { label: "Mixed", tone: "amber", icon: Meh },
  help: { label: "Needs help", tone: "berry", icon: CircleHelp },
};

/** What the adopter answered, if they agreed to be asked. */
export const FollowUpsPanel = ({ handover }: { handover: Handover }) => (
  <Panel title="How it goes">
    {handover.follow_ups.length === 0 && (
      <p className="text-ink-soft">
        {handover.agreed_to_follow_up ? "No further questions." : "The adopter did not agree to be asked."}
      </p>
    )}
    <ul className="divide-y divide-line">
      {handover.follow_ups.map((followUp) => (
        <li key={followUp.day} className="grid gap-1 py-2">
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <strong>After {followUp.day} days</strong>
            <FollowUpState followUp={followUp} />
          </span>
          {followUp.answer && <p className="whitespace-pre-line wrap-anywhere">{followUp.answer}</p>}
        </li>
      ))}
    </ul>
  </Panel>
);

function FollowUpState({ followUp: { mood, sent_at: sentAt, due_on: dueOn } }: { followUp: FollowUp }) {
  if (mood) {
    const { label, ...look } = moods[mood];
    return <Badge {...look}>{label}</Badge>;
  }
  return <Badge icon={Clock}>{sentAt ? "Asked, no answer yet" : `Asked on ${formatDay(dueOn, "brief")}`}</Badge>;
}
