import { pluralize, type ReviewFigures, reviewsGroupings } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { formatCount } from "../../lib/money.ts";
import { reviewsReportQuery } from "./queries.ts";
import { countText, type ReportShape } from "./report-shape.ts";
import { ReportView } from "./report-view.tsx";
import type { ReportProps } from "./use-report-address.ts";

const shape: ReportShape<ReviewFigures> = {
  title: "Reviews",
  file: "/api/staff/reports/reviews.csv",
  columns: [
    { id: "hidden", header: "Hidden", text: ({ hidden }) => countText(hidden) },
    { id: "average", header: "Average", text: ({ average }) => average?.toFixed(2) ?? "" },
  ],
  main: { name: "Reviews", of: ({ reviews }) => reviews, format: formatCount },
  headline: ({ reviews, average }) =>
    average === null
      ? pluralize(reviews, "review")
      : `${pluralize(reviews, "review")}, ${average.toFixed(2)} on average`,
  details: ({ hidden }) => `${hidden} of them hidden; those do not count in the average.`,
  empty: "No review was written in this period",
  isEmpty: ({ now, before }) => now.reviews + before.reviews === 0,
};

export function ReviewsReport({ address }: ReportProps) {
  const choice = address.choose(reviewsGroupings);
  const result = useQuery(reviewsReportQuery(choice));
  return <ReportView shape={shape} groupings={reviewsGroupings} choice={choice} result={result} address={address} />;
}
