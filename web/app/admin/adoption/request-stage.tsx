import { type RequestStage, requestStageNames } from "@pawhaven/contract";
import { CircleCheck, CircleX, Eye, Handshake, House, Inbox, Undo2 } from "lucide-react";
import { Badge, type BadgeTone } from "../../ui/badge.tsx";
import type { IconComponent } from "../../ui/button.tsx";

export const stageLooks: Readonly<Record<RequestStage, { tone: BadgeTone; icon: IconComponent }>> = {
  received: { tone: "amber", icon: Inbox },
  in_review: { tone: "amber", icon: Eye },
  meeting: { tone: "coral", icon: Handshake },
  approved: { tone: "teal", icon: CircleCheck },
  gone_home: { tone: "teal", icon: House },
  declined: { tone: "neutral", icon: CircleX },
  withdrawn: { tone: "neutral", icon: Undo2 },
};

export const RequestStageBadge = ({ stage }: { stage: RequestStage }) => (
  <Badge {...stageLooks[stage]}>{requestStageNames[stage]}</Badge>
);
