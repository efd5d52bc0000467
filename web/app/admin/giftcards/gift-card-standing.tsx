import type { GiftCardStanding as Standing } from "@pawhaven/contract";
import { Ban, CircleCheck, CircleSlash, History } from "lucide-react";
import { Badge, type BadgeTone } from "../../ui/badge.tsx";
import type { IconComponent } from "../../ui/button.tsx";

const styles: Record<Standing, { label: string; icon: IconComponent; tone: BadgeTone }> = {
  usable: { label: "Usable", icon: CircleCheck, tone: "teal" },
  empty: { label: "Empty", icon: CircleSlash, tone: "neutral" },
  expired: { label: "Expired", icon: History, tone: "neutral" },
  blocked: { label: "Blocked", icon: Ban, tone: "amber" },
};

export const standingOptions = Object.entries(styles).map(([standing, { label }]) => [standing, label] as const);

export const GiftCardStanding = ({ standing }: { standing: Standing }) => (
  <Badge tone={styles[standing].tone} icon={styles[standing].icon}>
    {styles[standing].label}
  </Badge>
);
