import type { StockState as State } from "@pawhaven/contract";
import { CircleCheck, PackageX, TriangleAlert } from "lucide-react";
import { Badge } from "../../ui/badge.tsx";

const states = {
  out: { label: "Out", icon: PackageX, tone: "berry" },
  low: { label: "Low", icon: TriangleAlert, tone: "amber" },
  in_stock: { label: "In stock", icon: CircleCheck, tone: "neutral" },
} as const;

export const StockState = ({ state }: { state: State }) => (
  <Badge tone={states[state].tone} icon={states[state].icon}>
    {states[state].label}
  </Badge>
);
