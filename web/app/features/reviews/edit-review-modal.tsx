import { zodResolver } from "@hookform/resolvers/zod";
import { type MyReview, reviewEdit, type ReviewEdit } from "@pawhaven/contract";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Button } from "../../ui/button.tsx";
import { Modal } from "../../ui/modal.tsx";
import { ReviewFields } from "./review-fields.tsx";
import { ReviewImagesField, toImageDraft } from "./review-images-field.tsx";
import { useEditReview } from "./use-edit-review.ts";

export function EditReviewModal({ review, onClose }: { review: MyReview; onClose: () => void }) {
  const { id, name, rating, comment } = review;
  const { control, handleSubmit } = useForm<ReviewEdit>({
    resolver: zodResolver(reviewEdit),
    defaultValues: { rating, comment: comment ?? "" },
  });
  const [images, setImages] = useState(review.images);
  const edit = useEditReview(id, onClose);
  const save = handleSubmit((fields) => edit.mutate({ ...fields, images: images.map(toImageDraft) }));
  return (
    <Modal open title="Edit your review" onClose={onClose} locked={edit.isPending}>
      <form noValidate onSubmit={(event) => void save(event)} className="grid gap-4">
        <p className="text-ink-soft">How do you like “{name}” now?</p>
        <ReviewFields control={control} />
        <ReviewImagesField images={images} onChange={setImages} />
        <Button type="submit" busy={edit.isPending} fullWidth>
          Save Review
        </Button>
      </form>
    </Modal>
  );
}
