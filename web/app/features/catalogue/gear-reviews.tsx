import type { GearReview, GearWithReviews } from "@pawhaven/contract";
import { useState } from "react";
import { dateFormat } from "../../lib/dates.ts";
import { Button } from "../../ui/button.tsx";
import { SelectField } from "../../ui/field.tsx";
import { Stars } from "../../ui/stars.tsx";
import { RatingBars } from "./rating-bars.tsx";

const shownAtFirst = 5;

const orders = {
  newest: {
    name: "Newest",
    compare: (a: GearReview, b: GearReview) => Date.parse(b.created_at) - Date.parse(a.created_at),
  },
  highest: { name: "Highest rated", compare: (a: GearReview, b: GearReview) => b.rating - a.rating },
  lowest: { name: "Lowest rated", compare: (a: GearReview, b: GearReview) => a.rating - b.rating },
};

export function GearReviews({ gear }: { gear: GearWithReviews }) {
  const [order, setOrder] = useState<keyof typeof orders>("newest");
  const [showsAll, setShowsAll] = useState(false);
  const sorted = gear.reviews.toSorted((a, b) => orders[order].compare(a, b) || orders.newest.compare(a, b));
  const isCut = !showsAll && sorted.length > shownAtFirst;
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
            mark="none"
            value={order}
            onChange={({ target }) => setOrder(target.value as keyof typeof orders)}
            className="mt-6 max-w-52"
          >
            {Object.entries(orders).map(([key, { name }]) => (
              <option key={key} value={key}>
                {name}
              </option>
            ))}
          </SelectField>
          <ul className="mt-2 divide-y divide-line">
            {(isCut ? sorted.slice(0, shownAtFirst) : sorted).map((review) => (
              <Review key={review.id} review={review} />
            ))}
          </ul>
          {isCut && (
            <Button variant="secondary" onClick={() => setShowsAll(true)} className="mt-2">
              Show all {sorted.length} reviews
            </Button>
          )}
        </>
      )}
    </section>
  );
}

/** In one time zone for everybody, so that the server and every browser write the same day. */
const day = dateFormat({ dateStyle: "medium", timeZone: "UTC" });

const Review = ({ review }: { review: GearReview }) => (
  <li className="py-4">
    <div className="flex flex-wrap items-center gap-x-3">
      <p className="font-bold">{review.user_name}</p>
      <Stars rating={review.rating} />
      <time dateTime={review.created_at} className="text-small text-ink-soft">
        {day(new Date(review.created_at))}
      </time>
    </div>
    {review.comment && <p className="mt-1 whitespace-pre-line wrap-anywhere">{review.comment}</p>}
  </li>
);
