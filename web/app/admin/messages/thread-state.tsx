import type { ThreadKind, ThreadState as State } from "@pawhaven/contract";
import { CircleCheck, Hourglass, MailOpen } from "lucide-react";
import { Badge, type BadgeTone } from "../../ui/badge.tsx";
import type { IconComponent } from "../../ui/button.tsx";

/** What is to be done stands out; what is finished is quiet. */
const states: Record<State, { label: string; word: string; icon: IconComponent; tone: BadgeTone }> = {
  open: { label: "Open", word: "Open", icon: MailOpen, tone: "amber" },
  waiting: { label: "Waiting for the customer", word: "Waiting", icon: Hourglass, tone: "teal" },
  closed: { label: "Closed", word: "Closed", icon: CircleCheck, tone: "neutral" },
};

export const stateOptions = Object.entries(states).map(([state, { label }]) => [state, label] as const);

const kinds: Record<ThreadKind, string> = { contact: "Contact form", feedback: "Feedback", adoption: "Adoption" };

export const kindOptions = Object.entries(kinds);

export function ThreadState({ state }: { state: State }) {
  const { word, icon, tone } = states[state];
  return (
    <Badge tone={tone} icon={icon}>
      {word}
    </Badge>
  );
}
