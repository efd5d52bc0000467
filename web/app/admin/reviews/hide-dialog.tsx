import { zodResolver } from "@hookform/resolvers/zod";
import { maxReasonLength, reviewHiding, type StaffReview } from "@pawhaven/contract";
import { useForm } from "react-hook-form";
import { errorCode, formErrorMessage, showFieldErrors } from "../../lib/api-errors.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";
import { TextAreaField } from "../../ui/text-area-field.tsx";
import { Modal } from "../../ui/modal.tsx";
import { toast } from "../../ui/toast.tsx";
import { staffApi } from "../lib/staff-api.ts";
import { useReviewMutation } from "./use-review-mutation.ts";

interface Fields {
  hidden_reason: string;
}

/** `review` is always the newest version: after a conflict the dialog shows what its author made of it, and the own reason. */
export function HideDialog({ review, onClose }: { review: StaffReview; onClose: () => void }) {
  const { id, version, comment } = review;
  const { register, handleSubmit, setError, formState } = useForm<Fields>({
    resolver: zodResolver(reviewHiding),
    defaultValues: { hidden_reason: "" },
  });
  const hide = useReviewMutation({
    mutationFn: ({ hidden_reason }: Fields) =>
      staffApi.moderateReview({ params: { id }, body: { hidden_reason, version } }),
    onSuccess: () => {
      toast.success("The review is hidden, and the rating follows.");
      onClose();
    },
    onError: (error) => showFieldErrors(error, setError),
  });
  const failure =
    errorCode(hide.error) === "edited_meanwhile"
      ? "The review was changed since you opened it. Please read it again."
      : formErrorMessage(hide.error, "The review could not be hidden. Please try again.");
  return (
    <Modal open title="Hide this review" size="small" onClose={onClose} locked={hide.isPending}>
      <form
        noValidate
        className="grid gap-4 text-small"
        onSubmit={(event) => void handleSubmit((values) => hide.mutate(values))(event)}
      >
        {failure && <Banner tone="error">{failure}</Banner>}
        {comment && <blockquote className="border-l-4 border-line pl-3 wrap-anywhere">{comment}</blockquote>}
        <TextAreaField
          label="Reason"
          required
          requiredMark="none"
          hint="The author reads it and can change the review."
          maxLength={maxReasonLength}
          error={formState.errors.hidden_reason?.message}
          {...register("hidden_reason")}
        />
        <Button type="submit" size="small" busy={hide.isPending}>
          Hide
        </Button>
      </form>
    </Modal>
  );
}
