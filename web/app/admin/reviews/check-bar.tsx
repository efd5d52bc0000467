import type { StaffReview } from "@pawhaven/contract";
import { CheckCheck } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.tsx";
import { staffApi } from "../lib/staff-api.ts";
import { BulkBar } from "../ui/bulk-bar.tsx";
import { useReviewMutation } from "./use-review-mutation.ts";

interface CheckBarProps {
  reviews: readonly StaffReview[];
  onClear: () => void;
}

/** Takes reviews that are fine out of the queue. */
export function CheckBar({ reviews, onClear }: CheckBarProps) {
  const { mutate, isPending } = useReviewMutation({
    mutationFn: () => staffApi.checkReviews({ body: { reviews: reviews.map(({ id, version }) => ({ id, version })) } }),
    onSuccess: ({ checked }) => {
      onClear();
      toast.success(checked === 1 ? "One review is checked." : `${checked} reviews are checked.`);
    },
  });
  return (
    <BulkBar count={reviews.length} isEverything={false} onClear={onClear}>
      <Button size="small" icon={CheckCheck} busy={isPending} onClick={() => mutate()}>
        Mark as checked
      </Button>
    </BulkBar>
  );
}
