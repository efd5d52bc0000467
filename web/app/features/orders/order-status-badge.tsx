import type { ShippingStatus } from "@pawhaven/contract";
import { CircleX, Hourglass, PackageCheck, PackageOpen, Truck, Undo2 } from "lucide-react";
import { Badge, type BadgeTone } from "../../ui/badge.tsx";
import type { IconComponent } from "../../ui/button.tsx";

interface StatusStyle {
  label: string;
  icon: IconComponent;
  tone: BadgeTone;
}

const statusStyles: Record<ShippingStatus, StatusStyle> = {
  "": { label: "Processing", icon: Hourglass, tone: "amber" },
  ordered: { label: "Ordered", icon: PackageOpen, tone: "teal" },
  shipping: { label: "Shipping", icon: Truck, tone: "teal" },
  shipped: { label: "Shipped", icon: PackageCheck, tone: "teal" },
  cancel: { label: "Cancelled", icon: CircleX, tone: "neutral" },
  refund: { label: "Refunded", icon: Undo2, tone: "neutral" },
};

export const statusLabel = (status: ShippingStatus): string => statusStyles[status].label;

export function OrderStatusBadge({ status }: { status: ShippingStatus }) {
  const { label, icon, tone } = statusStyles[status];
  return (
    <Badge tone={tone} icon={icon}>
      {label}
    </Badge>
  );
}
