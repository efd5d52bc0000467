import type { Meeting } from "@pawhaven/contract";
import { CalendarDays, CircleCheck, CircleX, UserX } from "lucide-react";
import { capitalize } from "../../../lib/capitalize.ts";
import { Badge, type BadgeTone } from "../../../ui/badge.tsx";
import type { IconComponent } from "../../../ui/button.tsx";

const looks: Record<Meeting["status"], { tone: BadgeTone; icon: IconComponent }> = {
  planned: { tone: "coral", icon: CalendarDays },
  held: { tone: "teal", icon: CircleCheck },
  missed: { tone: "berry", icon: UserX },
  cancelled: { tone: "neutral", icon: CircleX },
};

export const MeetingStatus = ({ status }: Pick<Meeting, "status">) => (
  <Badge {...looks[status]}>{capitalize(status)}</Badge>
);
