import type { OrderFilterStatus, ShippingStatus, StaffOrderStatus } from "@pawhaven/contract";
import { CircleX, Hourglass, PackageCheck, PackageOpen, PackagePlus, Truck, Undo2 } from "lucide-react";
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

const partlySent: StatusStyle = { label: "Partly sent", icon: PackagePlus, tone: "amber" };

/** `ordered` is what nothing was sent of; more often somebody wants all that is to be sent. */
export const statusOptions: readonly (readonly [OrderFilterStatus, string])[] = [
  ["to_ship", "To ship"],
  ["partly_sent", partlySent.label],
  ["ordered", "Nothing sent yet"],
  ...(["awaiting_payment", "shipping", "shipped", "cancel", "refund"] as const).map(
    (status) => [status, statusStyles[status].label] as const,
  ),
];

export function OrderStatus({ status, isPartlySent = false }: { status: ShippingStatus; isPartlySent?: boolean }) {
  const { label, icon, tone } = isPartlySent ? partlySent : statusStyles[status === "" ? "awaiting_payment" : status];
  return (
    <Badge tone={tone} icon={icon}>
      {label}
    </Badge>
  );
}
