import type { BookingStatus } from "@pawhaven/contract";
import { CircleCheck, CircleX, Hourglass } from "lucide-react";
import { Badge } from "../../ui/badge.tsx";

const statusStyles = {
  Held: { tone: "amber", icon: Hourglass },
  Pending: { tone: "amber", icon: Hourglass },
  Confirmed: { tone: "teal", icon: CircleCheck },
  Arrived: { tone: "teal", icon: CircleCheck },
  "In treatment": { tone: "teal", icon: CircleCheck },
  Done: { tone: "neutral", icon: CircleCheck },
  "No-show": { tone: "neutral", icon: CircleX },
  Cancelled: { tone: "neutral", icon: CircleX },
} as const;

export const BookingStatusBadge = ({ status }: { status: BookingStatus }) => (
  <Badge {...statusStyles[status]}>{status}</Badge>
);
