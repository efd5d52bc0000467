import { zodResolver } from "@hookform/resolvers/zod";
import { gearReviewDraft, type GearReviewDraft, maxCommentLength, type UnreviewedGear } from "@pawhaven/contract";
import { Controller, useForm } from "react-hook-form";
import { Button } from "../../ui/button.tsx";
import { TextAreaField } from "../../ui/field.tsx";
import { Modal } from "../../ui/modal.tsx";
import { StarInput } from "../../ui/star-input.tsx";
import { useSubmitReview } from "./use-submit-review.ts";

export function ReviewModal({ product, onClose }: { product: UnreviewedGear; onClose: () => void }) {
  const { gear_id, receipt_id, name } = product;
  const { register, control, handleSubmit, formState } = useForm<GearReviewDraft>({
    resolver: zodResolver(gearReviewDraft),
    defaultValues: { gear_id, receipt_id, rating: 0, comment: "" },
  });
  const { errors } = formState;
  const submit = useSubmitReview(onClose);
  return (
    <Modal open title={`Review for Product #${gear_id}`} onClose={onClose} locked={submit.isPending}>
      <form noValidate onSubmit={(event) => void handleSubmit(submit.mutate)(event)} className="grid gap-4">
        <p className="text-ink-soft">How do you like “{name}”?</p>
        <Controller
          control={control}
          name="rating"
          render={({ field: { value, onChange } }) => (
            <StarInput label="Rating" value={value} onChange={onChange} required error={errors.rating?.message} />
          )}
        />
        <TextAreaField
          label="Comment"
          required
          maxLength={maxCommentLength}
          showCounter
          error={errors.comment?.message}
          {...register("comment")}
        />
        <Button type="submit" busy={submit.isPending} fullWidth>
          Submit Review
        </Button>
      </form>
    </Modal>
  );
}
