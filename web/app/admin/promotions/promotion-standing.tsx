import type { PromotionStanding as Standing } from "@pawhaven/contract";
import { CalendarClock, CircleCheck, CircleSlash, History, PencilLine } from "lucide-react";
import { Badge, type BadgeTone } from "../../ui/badge.tsx";
import type { IconComponent } from "../../ui/button.tsx";

const styles: Record<Standing, { label: string; icon: IconComponent; tone: BadgeTone }> = {
  running: { label: "Running", icon: CircleCheck, tone: "teal" },
  coming: { label: "Coming", icon: CalendarClock, tone: "amber" },
  draft: { label: "Draft", icon: PencilLine, tone: "amber" },
  used_up: { label: "Used up", icon: CircleSlash, tone: "neutral" },
  ended: { label: "Ended", icon: History, tone: "neutral" },
};

export const standingOptions = Object.entries(styles).map(([standing, { label }]) => [standing, label] as const);

export const PromotionStanding = ({ standing }: { standing: Standing }) => (
  <Badge tone={styles[standing].tone} icon={styles[standing].icon}>
    {styles[standing].label}
  </Badge>
);
