import type { Verdict } from "@pawhaven/contract";
import { CircleAlert, CircleCheck, Info, type LucideIcon } from "lucide-react";
import type { BadgeTone } from "../../ui/badge.tsx";

export const verdictLook: Record<Verdict["kind"], { icon: LucideIcon; tone: BadgeTone; classes: string }> = {
  against: { icon: CircleAlert, tone: "berry", classes: "border-berry bg-berry-soft" },
  "nothing known": { icon: CircleCheck, tone: "teal", classes: "border-line-strong bg-surface" },
  "not checked": { icon: Info, tone: "neutral", classes: "border-line-strong bg-surface" },
};
