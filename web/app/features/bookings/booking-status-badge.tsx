import type { BookingStatus } from "@pawhaven/contract";
import { CircleCheck, CircleX, Hourglass } from "lucide-react";
import { Badge } from "../../ui/badge.tsx";

const statusStyles = {
  Pending: { tone: "amber", icon: Hourglass },
  Confirmed: { tone: "teal", icon: CircleCheck },
  Cancelled: { tone: "neutral", icon: CircleX },
} as const;

export const BookingStatusBadge = ({ status }: { status: BookingStatus }) => (
  <Badge {...statusStyles[status]}>{status}</Badge>
);
