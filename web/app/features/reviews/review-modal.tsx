import { zodResolver } from "@hookform/resolvers/zod";
import {
  ApiResponseError,
  gearReviewDraft,
  type GearReviewDraft,
  maxCommentLength,
  type UnreviewedGear,
} from "@pawhaven/contract";
import { useQueryClient } from "@tanstack/react-query";
import { Controller, useForm } from "react-hook-form";
import { api } from "../../lib/api.ts";
import { Button } from "../../ui/button.tsx";
import { showMessage } from "../../ui/dialogs.tsx";
import { TextAreaField } from "../../ui/field.tsx";
import { Modal } from "../../ui/modal.tsx";
import { StarInput } from "../../ui/star-input.tsx";
import { unreviewedQuery } from "./queries.ts";

export function ReviewModal({ product, onClose }: { product: UnreviewedGear; onClose: () => void }) {
  const { gear_id, receipt_id, name } = product;
  const { register, control, handleSubmit, formState } = useForm<GearReviewDraft>({
    resolver: zodResolver(gearReviewDraft),
    defaultValues: { gear_id, receipt_id, rating: 0, comment: "" },
  });
  const { errors, isSubmitting } = formState;
  const submit = useSubmitReview(onClose);
  return (
    <Modal open title={`Review for Product #${gear_id}`} onClose={onClose} locked={isSubmitting}>
      <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)} className="grid gap-4">
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
        <Button type="submit" busy={isSubmitting} fullWidth>
          Submit Review
        </Button>
      </form>
    </Modal>
  );
}

/** The list here and the gear's own page know of the review as soon as it is there. */
function useSubmitReview(onDone: () => void) {
  const queryClient = useQueryClient();
  return async (body: GearReviewDraft): Promise<void> => {
    try {
      await api.writeReview({ body });
    } catch (error) {
      if (!(error instanceof ApiResponseError && error.code === "unauthenticated"))
        void showMessage({ tone: "error", text: "Failed to submit review." });
      return;
    }
    onDone();
    void showMessage({ tone: "success", text: "Review submitted successfully." });
    void queryClient.invalidateQueries({ queryKey: ["gears"] });
    await queryClient.invalidateQueries(unreviewedQuery);
  };
}
