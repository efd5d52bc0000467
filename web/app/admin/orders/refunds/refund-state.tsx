import type { RefundState } from "@pawhaven/contract";
import { ArrowLeftRight, CircleAlert, CircleCheck, Clock, Hourglass } from "lucide-react";
import { Badge, type BadgeTone } from "../../../ui/badge.tsx";
import type { IconComponent } from "../../../ui/button.tsx";

const styles: Record<RefundState, { label: string; icon: IconComponent; tone: BadgeTone }> = {
  due: { label: "To be sent", icon: Hourglass, tone: "amber" },
  pending: { label: "At the provider", icon: Clock, tone: "amber" },
  done: { label: "Refunded", icon: CircleCheck, tone: "neutral" },
  failed: { label: "Failed", icon: CircleAlert, tone: "berry" },
  superseded: { label: "Replaced by one at the provider", icon: ArrowLeftRight, tone: "neutral" },
};

export function RefundStateBadge({ state }: { state: RefundState }) {
  const { label, icon, tone } = styles[state];
  return (
    <Badge tone={tone} icon={icon}>
      {label}
    </Badge>
  );
}
