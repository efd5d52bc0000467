import { zodResolver } from "@hookform/resolvers/zod";
import { reviewEdit, type ReviewEdit, type UnreviewedGear } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { Button } from "../../ui/button.tsx";
import { Modal } from "../../ui/modal.tsx";
import { myReviewsQuery } from "./queries.ts";
import { ReviewFields } from "./review-fields.tsx";
import { type ReviewImage, ReviewImagesField, toImageDraft } from "./review-images-field.tsx";
import { useSubmitReview } from "./use-submit-review.ts";

export function ReviewModal({ product, onClose }: { product: UnreviewedGear; onClose: () => void }) {
  const { gear_id, receipt_id, name } = product;
  const { control, handleSubmit } = useForm<ReviewEdit>({
    resolver: zodResolver(reviewEdit),
    defaultValues: { rating: 0, comment: "" },
  });
  const { data: myReviews = [] } = useQuery(myReviewsQuery);
  const isReplacement = myReviews.some((review) => review.gear_id === gear_id);
  const [images, setImages] = useState<ReviewImage[]>([]);
  const submit = useSubmitReview(onClose);
  const send = handleSubmit((review) =>
    submit.mutate({ gear_id, receipt_id, ...review, images: images.map(toImageDraft) }),
  );
  return (
    <Modal open title={`Review for Product #${gear_id}`} onClose={onClose} locked={submit.isPending}>
      <form noValidate onSubmit={(event) => void send(event)} className="grid gap-4">
        <p className="text-ink-soft">
          How do you like “{name}”?
          {isReplacement && " This review will replace the one you wrote before."}
        </p>
        <ReviewFields control={control} />
        <ReviewImagesField images={images} onChange={setImages} />
        <Button type="submit" busy={submit.isPending} fullWidth>
          Submit Review
        </Button>
      </form>
    </Modal>
  );
}
