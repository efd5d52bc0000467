import type { RequestStage } from "@pawhaven/contract";
import { CircleCheck, CircleX, Clock, Handshake, House, Inbox, type LucideIcon, Undo2 } from "lucide-react";
import type { BadgeTone } from "../../ui/badge.tsx";

/** In the words of customers. */
export const stageLooks: Record<RequestStage, { label: string; tone: BadgeTone; icon: LucideIcon }> = {
  received: { label: "Received", tone: "amber", icon: Inbox },
  in_review: { label: "Under review", tone: "amber", icon: Clock },
  meeting: { label: "Meeting", tone: "coral", icon: Handshake },
  approved: { label: "Approved", tone: "teal", icon: CircleCheck },
  gone_home: { label: "Gone home", tone: "teal", icon: House },
  declined: { label: "Declined", tone: "berry", icon: CircleX },
  withdrawn: { label: "Withdrawn", tone: "neutral", icon: Undo2 },
};
