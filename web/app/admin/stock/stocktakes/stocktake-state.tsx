import type { Stocktake } from "@pawhaven/contract";
import { CircleCheck, CircleX, ClipboardList } from "lucide-react";
import { Badge } from "../../../ui/badge.tsx";

const states = {
  open: { label: "Counting", icon: ClipboardList, tone: "amber" },
  finished: { label: "Finished", icon: CircleCheck, tone: "neutral" },
  cancelled: { label: "Cancelled", icon: CircleX, tone: "neutral" },
} as const;

export const StocktakeState = ({ state }: Pick<Stocktake, "state">) => (
  <Badge tone={states[state].tone} icon={states[state].icon}>
    {states[state].label}
  </Badge>
);
