import type { GearReview, GearWithReviews } from "@pawhaven/contract";
import { useState } from "react";
import { lazyDateFormat } from "../../lib/dates.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField } from "../../ui/field.tsx";
import { Stars } from "../../ui/stars.tsx";
import { ReviewImages, ShopReply, VerifiedBadge } from "../reviews/review-extras.tsx";
import { RatingBars } from "./rating-bars.tsx";

const initialReviewCount = 5;

const sortOrders = {
  newest: {
    name: "Newest",
    compare: (a: GearReview, b: GearReview) => Date.parse(b.created_at) - Date.parse(a.created_at),
  },
  highest: { name: "Highest rated", compare: (a: GearReview, b: GearReview) => b.rating - a.rating },
  lowest: { name: "Lowest rated", compare: (a: GearReview, b: GearReview) => a.rating - b.rating },
};

export function GearReviews({ gear }: { gear: GearWithReviews }) {
  const [sortOrder, setSortOrder] = useState<keyof typeof sortOrders>("newest");
  const [showsAll, setShowsAll] = useState(false);
  const sorted = gear.reviews.toSorted(
    (a, b) => sortOrders[sortOrder].compare(a, b) || sortOrders.newest.compare(a, b),
  );
  const isTruncated = !showsAll && sorted.length > initialReviewCount;
  return (
    <section id="reviews" aria-labelledby="reviews-title">
      <h2 id="reviews-title" className="text-heading">
        Customer Reviews
      </h2>
      {sorted.length === 0 ? (
        <p className="mt-4 text-ink-soft">No reviews yet.</p>
      ) : (
        <>
          <RatingBars rating={gear.rating} ratings={gear.reviews.map(({ rating }) => rating)} />
          <SelectField
            label="Sort reviews"
            requiredMark="none"
            value={sortOrder}
            onChange={({ target }) => setSortOrder(target.value as keyof typeof sortOrders)}
            className="mt-6 max-w-52"
          >
            {Object.entries(sortOrders).map(([key, { name }]) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </SelectField>
          <ul className="mt-2 divide-y divide-line">
            {(isTruncated ? sorted.slice(0, initialReviewCount) : sorted).map((review) => (
              <Review key={review.id} review={review} />
            ))}
          </ul>
          {isTruncated && (
            <Button variant="secondary" onClick={() => setShowsAll(true)} className="mt-2">
              Show all {sorted.length} reviews
            </Button>
          )}
        </>
      )}
    </section>
  );
}

/** In UTC, so that the server and every browser render the same day. */
const formatReviewDate = lazyDateFormat({ dateStyle: "medium", timeZone: "UTC" });

const Review = ({ review }: { review: GearReview }) => (
  <li className="py-4">
    <div className="flex flex-wrap items-center gap-x-3">
      <p className="font-bold">{review.user_name}</p>
      <Stars rating={review.rating} />
      <time dateTime={review.created_at} className="text-small text-ink-soft">
        {formatReviewDate(new Date(review.created_at))}
      </time>
      {review.is_verified && <VerifiedBadge />}
    </div>
    {review.comment && <p className="mt-1 whitespace-pre-line wrap-anywhere">{review.comment}</p>}
    <ReviewImages review={review} />
    <ShopReply reply={review.reply} />
  </li>
);
