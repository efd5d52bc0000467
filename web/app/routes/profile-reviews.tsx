import { MyReviews } from "../features/reviews/my-reviews.tsx";
import { pageMeta } from "../lib/page-meta.ts";
import * as paths from "../lib/paths.ts";
import { useSession } from "../lib/session.ts";
import { siteConfigOf } from "../lib/site-config.ts";
import { Card } from "../ui/card.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import type { Route } from "./+types/profile-reviews";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteConfigOf(matches), {
    title: "Reviews",
    description: "What you wrote about gears you bought.",
    path: paths.profileReviews,
    noIndex: true,
  });

export default function ProfileReviewsPage() {
  const session = useSession();
  return (
    <>
      <h1 className="text-heading">Reviews</h1>
      <Card title="Your Reviews">{session ? <MyReviews /> : <Skeleton className="h-24" />}</Card>
    </>
  );
}
