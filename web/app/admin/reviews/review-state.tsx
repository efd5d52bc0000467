import type { StaffReview } from "@pawhaven/contract";
import { Eye, EyeOff, Sparkles } from "lucide-react";
import { Badge } from "../../ui/badge.tsx";

export const stateOptions = [
  ["new", "New"],
  ["shown", "Shown"],
  ["hidden", "Hidden"],
] as const;

/** What waits for somebody stands out. */
export const ReviewState = ({ review: { is_new: isNew, hidden_reason: reason } }: { review: StaffReview }) => (
  <span className="inline-flex flex-wrap gap-1">
    {isNew && (
      <Badge tone="amber" icon={Sparkles}>
        New
      </Badge>
    )}
    {reason === null ? (
      !isNew && <Badge icon={Eye}>Shown</Badge>
    ) : (
      <Badge tone="berry" icon={EyeOff}>
        Hidden
      </Badge>
    )}
  </span>
);
