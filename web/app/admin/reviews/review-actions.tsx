import type { StaffReview } from "@pawhaven/contract";
import { Check, Eye, EyeOff } from "lucide-react";
import { useState } from "react";
import { Button } from "../../ui/button.tsx";
import { toast } from "../../ui/toast.tsx";
import { staffApi } from "../lib/staff-api.ts";
import { HideDialog } from "./hide-dialog.tsx";
import { useReviewMutation } from "./use-review-mutation.ts";

export function ReviewActions({ review }: { review: StaffReview }) {
  const { id, version, is_new: isNew, hidden_reason: reason } = review;
  const [isHiding, setHiding] = useState(false);
  const show = useReviewMutation({
    mutationFn: () => staffApi.moderateReview({ params: { id }, body: { hidden_reason: null, version } }),
    onSuccess: () => toast.success("Everybody sees the review again."),
  });
  const check = useReviewMutation({
    mutationFn: () => staffApi.checkReviews({ body: { reviews: [{ id, version }] } }),
    onSuccess: () => toast.success("The review is checked."),
  });
  return (
    <>
      {reason === null ? (
        <Button variant="secondary" size="small" icon={EyeOff} onClick={() => setHiding(true)}>
          Hide
        </Button>
      ) : (
        <Button variant="secondary" size="small" icon={Eye} busy={show.isPending} onClick={() => show.mutate()}>
          Show again
        </Button>
      )}
      {isNew && (
        <Button size="small" icon={Check} busy={check.isPending} onClick={() => check.mutate()}>
          Mark as checked
        </Button>
      )}
      {isHiding && <HideDialog review={review} onClose={() => setHiding(false)} />}
    </>
  );
}
