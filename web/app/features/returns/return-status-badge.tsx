import type { ReturnStatus } from "@pawhaven/contract";
import { CircleCheck, CircleX, Clock, PackageCheck, PackageOpen, Undo2 } from "lucide-react";
import { Badge, type BadgeTone } from "../../ui/badge.tsx";
import type { IconComponent } from "../../ui/button.tsx";

const styles: Record<ReturnStatus, { label: string; icon: IconComponent; tone: BadgeTone }> = {
  requested: { label: "Requested", icon: Clock, tone: "amber" },
  approved: { label: "Approved", icon: PackageOpen, tone: "teal" },
  received: { label: "Arrived", icon: PackageCheck, tone: "teal" },
  refunded: { label: "Refunded", icon: CircleCheck, tone: "neutral" },
  declined: { label: "Declined", icon: CircleX, tone: "neutral" },
  withdrawn: { label: "Withdrawn", icon: Undo2, tone: "neutral" },
};

export function ReturnStatusBadge({ status }: { status: ReturnStatus }) {
  const { label, icon, tone } = styles[status];
  return (
    <Badge tone={tone} icon={icon}>
      {label}
    </Badge>
  );
}
