import type { MyReview } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { EyeOff } from "lucide-react";
import { useState } from "react";
import { formatDate } from "../../lib/dates.ts";
import * as paths from "../../lib/paths.ts";
import { Button } from "../../ui/button.tsx";
import { ErrorState } from "../../ui/empty-state.tsx";
import { ResponsiveImage } from "../../ui/responsive-image.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Stars } from "../../ui/stars.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { Badge } from "../../ui/badge.tsx";
import { EditReviewModal } from "./edit-review-modal.tsx";
import { myReviewsQuery } from "./queries.ts";
import { ReviewImages, ShopReply } from "./review-extras.tsx";
import { useRemoveReview } from "./use-remove-review.ts";

export function MyReviews() {
  const { data: reviews, isLoadingError, refetch } = useQuery(myReviewsQuery);
  const [reviewToEdit, setReviewToEdit] = useState<MyReview | null>(null);
  if (isLoadingError) return <ErrorState text="Your reviews could not be loaded." onRetry={() => void refetch()} />;
  if (!reviews) return <Skeleton className="h-24" />;
  if (reviews.length === 0) return <NoReviews />;
  return (
    <>
      <ul className="divide-y divide-line">
        {reviews.map((review) => (
          <ReviewRow key={review.id} review={review} onEdit={() => setReviewToEdit(review)} />
        ))}
      </ul>
      {reviewToEdit && <EditReviewModal review={reviewToEdit} onClose={() => setReviewToEdit(null)} />}
    </>
  );
}

const NoReviews = () => (
  <p className="text-ink-soft">
    You have written no review yet. What you bought and may review stands in your{" "}
    <TextLink to={paths.profile}>profile</TextLink>.
  </p>
);

const ReviewRow = ({ review, onEdit }: { review: MyReview; onEdit: () => void }) => {
  const remove = useRemoveReview(review);
  return (
    <li className="grid grid-cols-[4rem_minmax(0,1fr)] gap-4 py-4 first:pt-0 last:pb-0">
      <ResponsiveImage image={review.main_image} alt="" sizes="64px" className="w-16 shrink-0 rounded-small" />
      <div className="min-w-0">
        <p className="font-semibold">
          <TextLink to={paths.gear(review.gear_id)} variant="quiet">
            {review.name}
          </TextLink>
        </p>
        <p className="flex flex-wrap items-center gap-x-3 text-small text-ink-soft">
          <Stars rating={review.rating} />
          <time dateTime={review.created_at}>{formatDate(review.created_at)}</time>
        </p>
        {review.hidden_reason !== null && <HiddenNote reason={review.hidden_reason} />}
        <p className="mt-1 whitespace-pre-line wrap-anywhere">{review.comment}</p>
        <ReviewImages review={review} />
        <ShopReply reply={review.reply} />
        <div className="mt-3 flex flex-wrap gap-2">
          <Button variant="secondary" size="small" onClick={onEdit}>
            Edit your review<span className="sr-only"> of {review.name}</span>
          </Button>
          <Button variant="ghost" size="small" busy={remove.isPending} onClick={() => void remove.ask()}>
            Remove<span className="sr-only"> your review of {review.name}</span>
          </Button>
        </div>
      </div>
    </li>
  );
};

const HiddenNote = ({ reason }: { reason: string }) => (
  <div className="mt-2 rounded-small bg-sunken px-3 py-2">
    <Badge tone="amber" icon={EyeOff}>
      Only you see this
    </Badge>
    <p className="mt-1 wrap-anywhere">We do not show this review: {reason}</p>
    <p className="text-small text-ink-soft">If you change it, we will read it again.</p>
  </div>
);
