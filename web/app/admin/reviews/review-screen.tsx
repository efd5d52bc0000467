import type { StaffReview } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { ReviewImages, VerifiedBadge } from "../../features/reviews/review-extras.tsx";
import { isNotFound } from "../../lib/api-errors.ts";
import { formatDateTime } from "../../lib/dates.ts";
import * as shopPaths from "../../lib/paths.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { EmptyState, ErrorState } from "../../ui/empty-state.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { Stars } from "../../ui/stars.tsx";
import { TextLink } from "../../ui/text-link.tsx";
import { History } from "../audit/history.tsx";
import { screenPath } from "../lib/paths.ts";
import { useScreenParam } from "../lib/screen-params.ts";
import { useStaffChanges } from "../lib/use-staff-changes.ts";
import { PresenceBanner } from "../presence/presence-banner.tsx";
import { Facts } from "../ui/facts.tsx";
import { DetailLayout } from "../ui/detail-layout.tsx";
import { PageHeader } from "../ui/page-header.tsx";
import { Panel } from "../ui/panel.tsx";
import { reviewQuery, reviewsKey } from "./queries.ts";
import { ReplyPanel } from "./reply-panel.tsx";
import { ReviewActions } from "./review-actions.tsx";
import { ReviewState } from "./review-state.tsx";

export default function ReviewScreen() {
  const id = useScreenParam("id");
  const { data: review, error, isError, refetch } = useQuery(reviewQuery(id));
  useStaffChanges(["gear_reviews"], reviewsKey);
  if (isError && isNotFound(error))
    return (
      <EmptyState
        isPage
        title="There is no such review"
        text="Its author may have removed it."
        action={<ButtonLink to={screenPath("reviews")}>All reviews</ButtonLink>}
      />
    );
  if (isError) return <ErrorState text="The review could not be loaded." onRetry={() => void refetch()} />;
  if (!review) return <Skeleton className="h-96" />;
  return (
    <>
      <PageHeader
        title={`Review of ${review.gear.name}`}
        lead={<ReviewState review={review} />}
        actions={<ReviewActions review={review} />}
      />
      <PresenceBanner kind="review" id={id} />
      <DetailLayout side={<ReviewFacts review={review} />} history={<History kind="review" id={review.id} />}>
        <ReviewText review={review} />
        <ReplyPanel key={review.id} review={review} />
      </DetailLayout>
    </>
  );
}

const ReviewText = ({ review }: { review: StaffReview }) => (
  <Panel title="What the author wrote">
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <Stars rating={review.rating} />
      {review.is_verified && <VerifiedBadge />}
    </div>
    <p className="mt-2 max-w-prose whitespace-pre-line wrap-anywhere">{review.comment ?? "No comment."}</p>
    <ReviewImages review={review} />
    {review.hidden_reason !== null && (
      <p className="mt-3 rounded-small bg-sunken px-3 py-2 wrap-anywhere">
        <strong>Hidden.</strong> The author reads this reason: {review.hidden_reason}
      </p>
    )}
  </Panel>
);

const ReviewFacts = ({ review: { user_name, customer_id, created_at, gear } }: { review: StaffReview }) => (
  <Panel title="About it">
    <Facts
      facts={[
        [
          "Author",
          customer_id === null ? (
            user_name
          ) : (
            <TextLink key="author" to={screenPath(`customers/${customer_id}`)}>
              {user_name}
            </TextLink>
          ),
        ],
        ["Written", formatDateTime(created_at)],
        [
          "Gear",
          <TextLink key="gear" to={shopPaths.gear(gear.id)}>
            {gear.name}
          </TextLink>,
        ],
        [
          "More",
          <TextLink key="more" to={screenPath(`reviews?gear_id=${gear.id}`)}>
            All reviews of this gear
          </TextLink>,
        ],
      ]}
    />
  </Panel>
);
