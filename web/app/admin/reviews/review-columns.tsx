import type { StaffReview } from "@pawhaven/contract";
import { formatDate } from "../../lib/dates.ts";
import { Stars } from "../../ui/stars.tsx";
import type { ListColumn } from "../ui/list-table.tsx";
import { ReviewState } from "./review-state.tsx";

export const reviewColumns: readonly ListColumn<StaffReview>[] = [
  { id: "gear", header: "Gear", isFixed: true, wraps: true, cell: ({ gear }) => gear.name },
  { id: "rating", header: "Rating", sort: "rating", cell: ({ rating }) => <Stars rating={rating} /> },
  {
    id: "comment",
    header: "Comment",
    isLong: true,
    cell: ({ comment }) => comment && <span className="line-clamp-2 max-w-prose @2xl:min-w-40">{comment}</span>,
  },
  { id: "author", header: "Author", wraps: true, cell: ({ user_name }) => user_name },
  { id: "images", header: "Pictures", align: "end", cell: ({ images }) => images.length || "" },
  { id: "reply", header: "Reply", cell: ({ reply }) => reply && "Yes" },
  { id: "state", header: "State", cell: (review) => <ReviewState review={review} /> },
  { id: "date", header: "Date", sort: "date", cell: ({ created_at }) => formatDate(created_at) },
];

export const defaultReviewColumns = ["gear", "rating", "comment", "author", "state", "date"];
