import type { Profile } from "@pawhaven/contract";
import { useQuery } from "@tanstack/react-query";
import { AddressState } from "../features/accounts/address-state.tsx";
import { Avatar } from "../features/accounts/avatar.tsx";
import { ProfileForm } from "../features/accounts/profile-form.tsx";
import { profileQuery } from "../features/accounts/queries.ts";
import { FavoritePets } from "../features/adoption/favorite-pets.tsx";
import { PendingReviews } from "../features/reviews/pending-reviews.tsx";
import { pageMeta } from "../lib/page-meta.ts";
import * as paths from "../lib/paths.ts";
import { useSession } from "../lib/session.ts";
import { siteConfigOf } from "../lib/site-config.ts";
import { Card } from "../ui/card.tsx";
import { ErrorState } from "../ui/empty-state.tsx";
import { Skeleton } from "../ui/skeleton.tsx";
import type { Route } from "./+types/profile";

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(siteConfigOf(matches), {
    title: "Profile",
    description: "Your profile.",
    path: paths.profile,
    noIndex: true,
  });

export default function ProfilePage() {
  const session = useSession();
  const { data: profile, isLoadingError, refetch } = useQuery({ ...profileQuery, enabled: session !== null });
  return (
    <>
      <h1 className="text-heading">Profile</h1>
      {isLoadingError && <ErrorState text="Your profile could not be loaded." onRetry={() => void refetch()} />}
      {!profile && !isLoadingError && <Skeleton className="mt-6 h-150 rounded-card" />}
      {profile && <ProfileCards profile={profile} />}
    </>
  );
}

function ProfileCards({ profile }: { profile: Profile }) {
  return (
    <>
      <Card title="About you">
        <Avatar profile={profile} />
        <AddressState profile={profile} className="my-6" />
        <ProfileForm key={profile.user_id} profile={profile} />
      </Card>
      <FavoritePets />
      <Card title="Products Waiting for Your Feedback">
        <PendingReviews />
      </Card>
    </>
  );
}
