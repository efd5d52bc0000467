import type { ShippingStatus, StaffOrderStatus } from "@pawhaven/contract";
import { CircleX, Hourglass, PackageCheck, PackageOpen, Truck, Undo2 } from "lucide-react";
import { Badge, type BadgeTone } from "../../ui/badge.tsx";
import type { IconComponent } from "../../ui/button.tsx";

interface StatusStyle {
  label: string;
  icon: IconComponent;
  tone: BadgeTone;
}

/** What is to be done stands out; what is finished is quiet. */
const statusStyles: Record<StaffOrderStatus, StatusStyle> = {
  awaiting_payment: { label: "Awaiting payment", icon: Hourglass, tone: "neutral" },
  ordered: { label: "To ship", icon: PackageOpen, tone: "amber" },
  shipping: { label: "Shipping", icon: Truck, tone: "teal" },
  shipped: { label: "Delivered", icon: PackageCheck, tone: "neutral" },
  cancel: { label: "Cancelled", icon: CircleX, tone: "neutral" },
  refund: { label: "Refunded", icon: Undo2, tone: "neutral" },
};

export const statusOptions = Object.entries(statusStyles).map(([status, { label }]) => [status, label] as const);

export function OrderStatus({ status }: { status: ShippingStatus }) {
  const { label, icon, tone } = statusStyles[status === "" ? "awaiting_payment" : status];
  return (
    <Badge tone={tone} icon={icon}>
      {label}
    </Badge>
  );
}
