import { type BookingStatus, visitStatusNames } from "@pawhaven/contract";
import { CircleCheck, CircleX, DoorOpen, Hourglass, Stethoscope, UserX } from "lucide-react";
import { Badge, type BadgeTone } from "../../ui/badge.tsx";
import type { IconComponent } from "../../ui/button.tsx";

const styles: Readonly<Record<BookingStatus, { tone: BadgeTone; icon: IconComponent }>> = {
  Held: { tone: "amber", icon: Hourglass },
  Pending: { tone: "amber", icon: Hourglass },
  Confirmed: { tone: "teal", icon: CircleCheck },
  Arrived: { tone: "coral", icon: DoorOpen },
  "In treatment": { tone: "coral", icon: Stethoscope },
  Done: { tone: "neutral", icon: CircleCheck },
  "No-show": { tone: "berry", icon: UserX },
  Cancelled: { tone: "neutral", icon: CircleX },
};

/** In the words of staff. */
export const VisitStatus = ({ status }: { status: BookingStatus }) => (
  <Badge {...styles[status]}>{visitStatusNames[status]}</Badge>
);
