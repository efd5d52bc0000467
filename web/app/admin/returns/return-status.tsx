import { returnFilterStatuses, type ReturnStatus as Status } from "@pawhaven/contract";
import { CircleCheck, CircleX, Inbox, PackageCheck, PackageOpen, Undo2 } from "lucide-react";
import { Badge, type BadgeTone } from "../../ui/badge.tsx";
import type { IconComponent } from "../../ui/button.tsx";

/** What is to be done stands out; what is finished is quiet. */
const styles: Record<Status, { label: string; icon: IconComponent; tone: BadgeTone }> = {
  requested: { label: "To decide", icon: Inbox, tone: "amber" },
  approved: { label: "On its way", icon: PackageOpen, tone: "teal" },
  received: { label: "To refund", icon: PackageCheck, tone: "amber" },
  refunded: { label: "Refunded", icon: CircleCheck, tone: "neutral" },
  declined: { label: "Declined", icon: CircleX, tone: "neutral" },
  withdrawn: { label: "Withdrawn", icon: Undo2, tone: "neutral" },
};

export const returnStatusOptions = returnFilterStatuses.map(
  (status) => [status, status === "waiting" ? "Waiting for us" : styles[status].label] as const,
);

export function ReturnStatus({ status }: { status: Status }) {
  const { label, icon, tone } = styles[status];
  return (
    <Badge tone={tone} icon={icon}>
      {label}
    </Badge>
  );
}
