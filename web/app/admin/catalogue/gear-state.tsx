import type { GearState as State, SaleState as Sale } from "@pawhaven/contract";
import { Archive, CalendarClock, CircleCheck, EyeOff, History } from "lucide-react";
import { Badge, type BadgeTone } from "../../ui/badge.tsx";
import type { IconComponent } from "../../ui/button.tsx";

interface StateStyle {
  label: string;
  icon: IconComponent;
  tone: BadgeTone;
}

const gearStyles: Record<State, StateStyle> = {
  live: { label: "Live", icon: CircleCheck, tone: "teal" },
  hidden: { label: "Hidden", icon: EyeOff, tone: "amber" },
  archived: { label: "Archived", icon: Archive, tone: "neutral" },
};

const saleStyles: Record<Sale, StateStyle> = {
  running: { label: "Running", icon: CircleCheck, tone: "teal" },
  coming: { label: "Coming", icon: CalendarClock, tone: "amber" },
  ended: { label: "Ended", icon: History, tone: "neutral" },
};

export const gearStateOptions = Object.entries(gearStyles).map(([state, { label }]) => [state, label] as const);
export const saleStateOptions = Object.entries(saleStyles).map(([state, { label }]) => [state, label] as const);

const StateBadge = ({ label, icon, tone }: StateStyle) => (
  <Badge tone={tone} icon={icon}>
    {label}
  </Badge>
);

export const GearState = ({ state }: { state: State }) => <StateBadge {...gearStyles[state]} />;
export const SaleState = ({ state }: { state: Sale }) => <StateBadge {...saleStyles[state]} />;
